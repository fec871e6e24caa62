/**
 * Lets plain `tsc` accept a `.ts` file that imports a component; `astro check`
 * knows the real types of its props.
 */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}

/** Browsers that don't know these say nothing. */
interface Document {
  readonly prerendering?: boolean;
}
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

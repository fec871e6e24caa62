import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island on the first pointer, touch or focus that reaches it; `directive.ts` has the values. */
    'client:intent'?: boolean | string;
  }
}

/** Teaches Astro the `client:intent` directive, which `directive.ts` describes. */
export const intentDirective = (): AstroIntegration => ({
  name: 'intent-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      const entrypoint = fileURLToPath(new URL('./directive.ts', import.meta.url));
      addClientDirective({ name: 'intent', entrypoint });
    },
  },
});

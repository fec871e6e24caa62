import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ViteUserConfig } from 'astro';

type VitePlugin = Exclude<NonNullable<ViteUserConfig['plugins']>[number], false | null | undefined>;

/** SHA-256 of the script of Astro's element that `island.ts` was written against. */
const knownDigest = 'c9fc3b347727c6a23bcf517a22ae5e521a407598654af6df7501576f6b6fdf2a';

const printedStyle = '<style>${ISLAND_STYLES}</style>';
const printedScript =
  '<script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>';

/**
 * Keeps the script and the style of Astro's island element out of the built pages: `island.ts`
 * has defined the element by then, so theirs would do nothing, and `base.css` has its one rule.
 */
export function ownIsland(): VitePlugin {
  return {
    name: 'own-island',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /astro\/dist\/runtime\/server\/scripts\.js$/ },
      handler: (code, id) =>
        withoutIslandScript(
          code,
          readFileSync(join(dirname(id), 'astro-island.prebuilt.js'), 'utf8'),
        ),
    },
  };
}

/**
 * Astro's module that prints what islands need, without the script and style of the element.
 * @param code The module.
 * @param element Astro's element.
 * @throws Error that says what to compare when an update of Astro has changed either.
 */
export function withoutIslandScript(code: string, element: string): string {
  const digest = createHash('sha256').update(element).digest('hex');
  if (digest === knownDigest && code.includes(printedStyle) && code.includes(printedScript))
    return code.replace(printedStyle, '').replace(printedScript, '');
  throw new Error(
    'This version of Astro has another island element than the one that src/astro/intent/island.ts stands in for, ' +
      'or prints it in another way. Compare island.ts with node_modules/astro/dist/runtime/server/astro-island.js, ' +
      'and own-island.ts beside it with scripts.js there; change what has to change, write the new digest ' +
      `${digest} into own-island.ts, and run the browser tests.`,
  );
}

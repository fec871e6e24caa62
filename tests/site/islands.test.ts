import { describe, expect, test } from 'vitest';
import { buildIslandRuntime } from '../../src/integrations/intent/island-runtime.ts';
import { builtPage } from './built-site.ts';
import { pinnedRoutes } from './routes.ts';

/** What Astro writes for a property: its kind (0 any value, 1 a list, others dates, maps and so on) and itself. */
type Written = [kind: number, value: unknown];

/** Kinds of the properties of an island, also of those within lists and records. */
function kindsOf(props: object): number[] {
  return (Object.values(props) as Written[]).flatMap(([kind, value]) => {
    if (kind === 1) return [kind, ...kindsOf(value as object)];
    return value instanceof Object ? [kind, ...kindsOf(value)] : [kind];
  });
}

describe.each(pinnedRoutes)('islands of $path', ({ path }) => {
  const { document } = builtPage(path);
  const islands = [...document.querySelectorAll('astro-island')];

  test('are run by the short script of this site', async () => {
    const { code } = await buildIslandRuntime();
    const runtimes = [...document.querySelectorAll('script')].filter(({ textContent }) =>
      textContent.includes('astro-island'),
    );
    expect(runtimes.map(({ textContent }) => textContent)).toEqual([code]);
  });

  test('need no more than that script can do', () => {
    const faults = islands.flatMap((island) => {
      const attribute = (name: string) => island.getAttribute(name) ?? '';
      const kinds = kindsOf(JSON.parse(attribute('props')) as object);
      return [
        ...(kinds.some((kind) => kind > 1) ? ['a property is a date, map, set or the like'] : []),
        ...(island.parentElement?.closest('astro-island') ? ['it is within another'] : []),
        ...(island.querySelector('template[data-astro-template]')
          ? ['the component does not print its children']
          : []),
        ...(attribute('component-export').includes('.')
          ? ['its component is part of an export']
          : []),
        ...(attribute('before-hydration-url') ? ['it wants a file before it starts'] : []),
      ].map((fault) => `${attribute('component-export')}: ${fault} (see src/integrations/intent)`);
    });
    expect(faults).toEqual([]);
  });
});

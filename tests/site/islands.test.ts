import { describe, expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { pinnedRoutes } from './routes.ts';

/** What Astro writes for a property: its kind (0 any value, 1 a list, others dates, maps and so on) and itself. */
type Written = Record<string, [kind: number, value: unknown]>;

const isPlain = ([kind, value]: Written[string]) => kind === 0 && !(value instanceof Object);

describe.each(pinnedRoutes)('islands of $path', ({ path }) => {
  const { document } = builtPage(path);
  const islands = [...document.querySelectorAll('astro-island')];

  test('are run by one script, the short one of this site', () => {
    const scripts = [...document.querySelectorAll('script')].filter(({ textContent }) =>
      /astro-island|Astro\b/.test(textContent),
    );
    expect(scripts.map(({ textContent }) => textContent.includes('intent:ready'))).toEqual([true]);
  });

  test('need no more than that script can do', () => {
    const faults = islands.flatMap((island) => {
      const attribute = (name: string) => island.getAttribute(name) ?? '';
      const props = Object.values(JSON.parse(attribute('props')) as Written);
      const slots = [...island.querySelectorAll('astro-slot')];
      return [
        ...(props.every(isPlain) ? [] : ['a property is neither a text nor a number']),
        ...(slots.some((slot) => slot.getAttribute('name')) ? ['it has a slot with a name'] : []),
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

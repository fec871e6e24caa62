import { describe, expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

/** What Astro writes for a property: its kind (0 any value, 1 a list, others dates, maps and so on) and itself. */
type Written = Record<string, [kind: number, value: unknown]>;

const isPlain = ([kind, value]: Written[string]) => kind === 0 && !(value instanceof Object);

/** What the element of `src/astro/intent/island.ts` reads. */
const read = ['component-url', 'component-export', 'renderer-url', 'props', 'opts'];

/** What an island needs and that element cannot do. */
function faultsOf(island: Element): string[] {
  const attribute = (name: string) => island.getAttribute(name) ?? '';
  const props = Object.values(JSON.parse(attribute('props')) as Written);
  const slots = [...island.querySelectorAll('astro-slot')];
  return [
    ...read.filter((name) => attribute(name) === '').map((name) => `it has no ${name}`),
    ...(attribute('client') === 'intent' ? [] : ['it waits for something else than client:intent']),
    ...(props.every(isPlain) ? [] : ['a property is a list, a record or the like']),
    ...(slots.some((slot) => slot.getAttribute('name')) ? ['it has a slot with a name'] : []),
    ...(island.parentElement?.closest('astro-island') ? ['it is within another'] : []),
    ...(island.querySelector('template[data-astro-template]')
      ? ['the component does not print its children']
      : []),
    ...(attribute('component-export').includes('.') ? ['its component is part of an export'] : []),
    ...(attribute('before-hydration-url') ? ['it wants a file before it starts'] : []),
  ].map((fault) => `${attribute('component-export')}: ${fault} (see tools/dev/leaving/intent)`);
}

describe.each([...builtPages.values()])('islands of $path', ({ document }) => {
  test('are run by one script, the short one of this site', () => {
    const scripts = [...document.querySelectorAll('script')].filter(({ textContent }) =>
      /astro-island|Astro\b/.test(textContent),
    );
    expect(scripts.map(({ textContent }) => textContent.includes('intent:ready'))).toEqual([true]);
  });

  test('need no more than that script can do', () => {
    const islands = [...document.querySelectorAll('astro-island')];
    expect(islands.length).toBeGreaterThan(0);
    expect(islands.flatMap(faultsOf)).toEqual([]);
  });
});

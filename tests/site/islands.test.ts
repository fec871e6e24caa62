import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

test.each([...builtPages.values()])('$path wakes its islands on intent only', ({ document }) => {
  const islands = [...document.querySelectorAll('astro-island')];
  expect(islands.length).toBeGreaterThan(0);
  expect(islands.map((island) => island.getAttribute('client'))).toEqual(
    islands.map(() => 'intent'),
  );
});

// What React draws itself, it compares with the page when it takes over, and rebuilds where a
// browser extension has added something; a slot is left as it is.
test.each([...builtPages.values()])('$path gives React nothing but slots to compare', (page) => {
  for (const island of page.document.querySelectorAll('astro-island')) {
    const children = [...island.children].map(({ localName }) => localName);
    expect(children, island.getAttribute('component-export') ?? '').toEqual(['astro-slot']);
  }
});

import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

test.each([...builtPages.values()])('$path wakes its islands on intent only', ({ document }) => {
  const islands = [...document.querySelectorAll('astro-island')];
  expect(islands.length).toBeGreaterThan(0);
  expect(islands.map((island) => island.getAttribute('client'))).toEqual(
    islands.map(() => 'intent'),
  );
});

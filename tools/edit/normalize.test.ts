import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentPaths, normalText } from './normalize.ts';

it('finds every entry as the editor writes it; if not, run "npm run edit:normalize"', () => {
  const odd = contentPaths().filter((path) => {
    const written = readFileSync(path, 'utf8');
    return normalText(path, written) !== written;
  });
  expect(odd).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentPaths, entryText, parseEntry } from './entry-text.ts';

it('finds every entry as the editor writes it; if not, run "npm run edit:normalize"', () => {
  const odd = contentPaths().filter((path) => {
    const written = readFileSync(path, 'utf8');
    return entryText(path, parseEntry(path, written)) !== written;
  });
  expect(odd).toEqual([]);
});

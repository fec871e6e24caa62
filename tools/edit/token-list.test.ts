import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenList } from './token-list';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tokens-'));
  const folder = join(root, 'src/content/figures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'quoted.json'),
    '{\n  "label": "Scores rated \\"poor\\"",\n  "value": 1\n}\n',
  );
  writeFileSync(join(folder, 'damaged.json'), '{\n  "label": "A fee",\n  "value": ,\n');
  writeFileSync(join(folder, 'unnamed.json'), '{\n  "value": 1\n}\n');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

it('names each figure by its label, even in a damaged file, or by its token', () => {
  expect(tokenList(root)).toEqual([
    { token: 'damaged', label: 'A fee' },
    { token: 'quoted', label: 'Scores rated "poor"' },
    { token: 'unnamed', label: 'unnamed' },
  ]);
});

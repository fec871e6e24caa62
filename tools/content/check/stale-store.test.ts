import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forgetStaleStore } from './stale-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const store = join(folder, 'data-store.json');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  ['stays while all files that it names are there', 'src/content/businesses/brokerage.json', true],
  ['goes when one of them was renamed', 'src/content/blog/renamed-article.mdx', false],
])('the store %s', (_, file, stays) => {
  writeFileSync(store, JSON.stringify(['a', file, 'b']));
  forgetStaleStore(store);
  expect(existsSync(store)).toBe(stays);
});

test('no store is as good', () => {
  forgetStaleStore(join(folder, 'none.json'));
  expect(existsSync(store)).toBe(false);
});

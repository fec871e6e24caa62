import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleChanges } from './changes.ts';
import { judge } from './judge.ts';

const base = 'tests/fixtures/base/';
const content = new Map(
  globSync(`${base}**/*.*`).map((path): [string, Uint8Array] => {
    const normal = path.replaceAll('\\', '/');
    return [normal.slice(base.length), readFileSync(path)];
  }),
);
const others = new Set(['src/assets/pictures/brick-house.webp']);
const context = { today: '2026-01-15', showsAll: false, site: 'https://www.example.com' };

test('two hundred random changes to a small content are accepted or explained', async () => {
  const changes = sampleChanges(content, 200, 1);
  const ends = new Set<string>();
  for (const change of changes) {
    const { end, text } = await judge({ content: change.content, others }, context);
    expect(`${end} ${text}`, change.what).not.toMatch(/^fault/);
    ends.add(end);
  }
  expect(new Set(changes.map(({ kind }) => kind)).size).toBe(7);
  expect(ends).toEqual(new Set(['accepted', 'message']));
}, 180_000);

test('the same seed makes the same changes', () => {
  const words = (seed: number) => sampleChanges(content, 5, seed).map(({ what }) => what);
  expect(words(1)).toEqual(words(1));
  expect(words(1)).not.toEqual(words(2));
});

import { Buffer } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyMutations, areApart, type Move, type Mutation } from './mutation.ts';
import { runMutations, type Outcome } from './run-mutations.ts';

const base = 'tests/fixtures/base/';
const content = new Map(
  globSync(`${base}**/*.*`).map((path): [string, Uint8Array] => {
    const normal = path.replaceAll('\\', '/');
    return [normal.slice(base.length), readFileSync(path)];
  }),
);
const run = {
  content,
  others: new Set(['src/assets/pictures/brick-house.webp']),
  circumstances: { today: '2026-01-15', showsAll: false, site: 'https://www.example.com' },
  seed: 1,
};

const kindOf = ({ mutation }: Outcome) => mutation.kind;

test('two hundred random changes to a small content are accepted or explained', async () => {
  const outcomes = await runMutations({ ...run, count: 200 });
  expect(outcomes.filter(({ verdict }) => verdict.end === 'fault')).toEqual([]);
  expect(new Set(outcomes.map(kindOf)).size).toBe(7);
  const ends = new Set(outcomes.map(({ verdict }) => verdict.end));
  expect(ends).toEqual(new Set(['accepted', 'message']));
}, 60_000);

test('the same seed makes the same changes', async () => {
  const [one, other] = [
    await runMutations({ ...run, count: 5 }),
    await runMutations({ ...run, count: 5 }),
  ];
  expect(one.map(({ mutation }) => mutation)).toEqual(other.map(({ mutation }) => mutation));
});

describe('changes that are made together', () => {
  const splice = (start: number, end: number, insert: string): Mutation => ({
    kind: 'test',
    file: 'a.md',
    start,
    end,
    insert: Buffer.from(insert),
  });
  const file = new Map([['a.md', Buffer.from('abcdef')]]);

  test('keep their places', () => {
    const changed = applyMutations(file, [splice(0, 1, ''), splice(3, 4, 'DDD')]);
    expect(Buffer.from(changed.get('a.md') ?? []).toString()).toBe('bcDDDef');
  });

  test('may not overlap', () => {
    expect(areApart(splice(0, 2, ''), splice(3, 4, ''))).toBe(true);
    expect(areApart(splice(0, 3, ''), splice(2, 4, ''))).toBe(false);
    expect(areApart(splice(0, 2, ''), { kind: 'test', file: 'a.md' })).toBe(false);
    expect(areApart(splice(0, 2, ''), { kind: 'test', file: 'b.md' })).toBe(true);
  });

  test('may move a file, copy it or take it away', () => {
    const paths = (mutation: Pick<Move, 'to' | 'keep'>) => [
      ...applyMutations(file, [{ kind: 'test', file: 'a.md', ...mutation }]).keys(),
    ];
    expect(paths({})).toEqual([]);
    expect(paths({ to: 'b.md' })).toEqual(['b.md']);
    expect(paths({ to: 'b.md', keep: true })).toEqual(['a.md', 'b.md']);
  });
});

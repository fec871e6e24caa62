import { Buffer } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { culprits } from './batches.ts';
import { failedTests } from './build-site.ts';
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
  checkContext: { today: '2026-01-15', showsAll: false, site: 'https://www.example.com' },
  seed: 1,
};

const kindOf = ({ mutation }: Outcome) => mutation.kind;

test('two hundred random changes to a small content are accepted or explained', async () => {
  const outcomes = await runMutations({ ...run, count: 200 });
  expect(outcomes.filter(({ verdict }) => verdict.end === 'fault')).toEqual([]);
  expect(new Set(outcomes.map(kindOf)).size).toBe(7);
  const ends = new Set(outcomes.map(({ verdict }) => verdict.end));
  expect(ends).toEqual(new Set(['accepted', 'message']));
}, 180_000);

test('the same seed makes the same changes', async () => {
  const [one, other] = [
    await runMutations({ ...run, count: 5 }),
    await runMutations({ ...run, count: 5 }),
  ];
  expect(one.map(({ mutation }) => mutation)).toEqual(other.map(({ mutation }) => mutation));
});

describe('changes that break a site', () => {
  const site = (isBroken: (changes: readonly number[]) => boolean) => {
    const built: number[][] = [];
    const faultsOf = (changes: readonly number[]) => {
      built.push([...changes]);
      return Promise.resolve(isBroken(changes) ? ['It broke.'] : []);
    };
    return { built, faultsOf };
  };
  const changes = [1, 2, 3, 4, 5, 6, 7, 8];

  test('are found by halving, and a fine site is built once', async () => {
    const fine = site(() => false);
    expect(await culprits(changes, fine.faultsOf)).toEqual([]);
    expect(fine.built).toEqual([changes]);
    const two = site((made) => made.includes(3) || made.includes(8));
    const found = await culprits(changes, two.faultsOf);
    expect(found.map((culprit) => culprit.changes)).toEqual([[3], [8]]);
    expect(two.built.length).toBeLessThan(14);
  });

  test('are reported together if they only break it together', async () => {
    const pair = site((made) => made.includes(1) && made.includes(8));
    expect(await culprits(changes, pair.faultsOf)).toEqual([{ changes, faults: ['It broke.'] }]);
  });

  test('are reported with the tests that fail', () => {
    const name = 'tests/site/head.test.ts > /about > has a title';
    expect(failedTests(`\u001B[31m FAIL \u001B[39m site  ${name}\n FAIL  site  ${name}\n`)).toEqual(
      [name],
    );
    expect(failedTests('It broke.')).toEqual(['It broke.']);
  });
});

describe('changes made together', () => {
  const splice = (start: number, end: number, insert: string): Mutation => ({
    kind: 'test',
    file: 'a.md',
    start,
    end,
    insert: Buffer.from(insert),
  });
  const file = new Map([['a.md', Buffer.from('abcdef')]]);

  test('keep their offsets', () => {
    const changed = applyMutations(file, [splice(0, 1, ''), splice(3, 4, 'DDD')]);
    expect(Buffer.from(changed.get('a.md') ?? []).toString()).toBe('bcDDDef');
  });

  test('may not overlap', () => {
    expect(areApart(splice(0, 2, ''), splice(3, 4, ''))).toBe(true);
    expect(areApart(splice(0, 3, ''), splice(2, 4, ''))).toBe(false);
    expect(areApart(splice(0, 2, ''), { kind: 'test', file: 'a.md' })).toBe(false);
    expect(areApart(splice(0, 2, ''), { kind: 'test', file: 'b.md' })).toBe(true);
  });

  test('may move, copy, or delete a file', () => {
    const paths = (mutation: Pick<Move, 'to' | 'keep'>) => [
      ...applyMutations(file, [{ kind: 'test', file: 'a.md', ...mutation }]).keys(),
    ];
    expect(paths({})).toEqual([]);
    expect(paths({ to: 'b.md' })).toEqual(['b.md']);
    expect(paths({ to: 'b.md', keep: true })).toEqual(['a.md', 'b.md']);
  });
});

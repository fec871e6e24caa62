/** Random small changes to the content, as a typo or a failing disk would make them: each is accepted or explained. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsWith, validContent } from './changed-content.ts';
import { printProblems, type Problem } from './problem.ts';

/** Start, end, and replacement. Characters stand for bytes here: texts are read and written as Latin-1. */
type Edit = [start: number, end: number, insert: string];

const within = (text: string) => fc.nat(Math.max(0, text.length - 1));

/** Start and end of a random line, including its line break. */
const lineIn = (text: string) =>
  within(text).map((at): [number, number] => {
    const end = text.indexOf('\n', at);
    return [text.lastIndexOf('\n', at - 1) + 1, end === -1 ? text.length : end + 1];
  });

// One character or value per line would be a page long.
// prettier-ignore
const insertions = [
  'x', ' ', '\n', '\t', ',', ':', ': ', '"', "'", '\\', '#', '-', '{', '}', '[', ']', '[[',
  ']]', '[[figure]]', '<', '<b>', '</p>', '<580', '{phone}', '---\n', '“', '’', '🏡', 'مرحبا',
  '\u0000', '\uFEFF', '\u200B', '\r\n', '](/nowhere)', '![](x.png)', '&amp;', '*', '`',
];
// prettier-ignore
const values = [
  '42', '-1', '"42"', 'null', 'true', '[]', '["a"]', '{}', '{ "a": 1 }', '""', '2025-13-40',
  "'x'", '1e999',
];

const edits = {
  delete: (text: string) =>
    fc.oneof(
      within(text).map((at): Edit => [at, at + 1, '']),
      lineIn(text).map(([start, end]): Edit => [start, end, '']),
      fc
        .tuple(within(text), fc.integer({ min: 1, max: 200 }))
        .map(([at, length]): Edit => [at, Math.min(text.length, at + length), '']),
    ),
  duplicate: (text: string) =>
    fc
      .oneof(
        within(text).map((at): [number, number] => [at, at + 1]),
        lineIn(text),
      )
      .map(([start, end]): Edit => [end, end, text.slice(start, end)]),
  swap: (text: string) =>
    fc.oneof(
      within(text).map((at): Edit => [at, at + 2, `${text.charAt(at + 1)}${text.charAt(at)}`]),
      lineIn(text).map(([start, end]): Edit => {
        const next = text.indexOf('\n', end);
        const after = next === -1 ? text.length : next + 1;
        return [start, after, text.slice(end, after) + text.slice(start, end)];
      }),
    ),
  truncate: (text: string) => within(text).map((at): Edit => [at, text.length, '']),
  insert: (text: string) =>
    fc
      .tuple(
        fc.nat(text.length),
        fc.oneof(
          { weight: 40, arbitrary: fc.constantFrom(...insertions) },
          // Bytes that aren't text.
          fc.uint8Array({ minLength: 1, maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
        ),
      )
      .map(([at, inserted]): Edit => [at, at, Buffer.from(inserted).toString('latin1')]),
  /** Replaces the value of a field by one of another type. */
  retype: (text: string) => {
    const fields = /^[ \t{]*(?:- )?"?[\w-]+"?: *(?<value>[^\s{[|>].*?),?$/gm;
    const ranges = [...text.matchAll(fields)].map(({ 0: line, index, groups }) => {
      const value = groups?.value ?? '';
      const start = index + line.lastIndexOf(value);
      return [start, start + value.length] as const;
    });
    return fc
      .tuple(
        fc.constantFrom(...(ranges.length > 0 ? ranges : ([[0, 0]] as const))),
        fc.constantFrom(...values),
      )
      .map(([[start, end], value]): Edit => [start, end, value]);
  },
};

/** A change in words, and the files after it; `undefined` stands for a deleted one. */
type Change = [what: string, files: Record<string, Uint8Array | undefined>];

function editsOf(file: string, bytes: Uint8Array, kind: keyof typeof edits): fc.Arbitrary<Change> {
  const text = Buffer.from(bytes).toString('latin1');
  return edits[kind](text).map(([start, end, insert]) => [
    `${kind}: ${file}, bytes ${start} to ${end} become ${JSON.stringify(insert)}`,
    { [file]: Buffer.from(text.slice(0, start) + insert + text.slice(end), 'latin1') },
  ]);
}

/** Deletions, copies, and moves of a file. */
const movesOf = (file: string, bytes: Uint8Array): fc.Arbitrary<Change> =>
  fc.constantFrom<Change>(
    ...(
      [
        { [file]: undefined },
        { [file.replace(/\.\w+$/, '-2$&')]: bytes },
        { [file.replace(/([^/]+)$/, '_$1')]: bytes },
        ...[
          file.replace(/[^/]+$/, (name) => name.toUpperCase()),
          file.replace(/\.\w+$/, '.txt'),
          file.replace(/\.\w+$/, '.mdx'),
          file.replace(/\/([^/]+)$/, '/inside/$1'),
          file.replace('src/content/', 'src/content/other-'),
        ].map((to) => ({ [file]: undefined, [to]: bytes })),
      ] satisfies Change[1][]
    ).map((files): Change => [`move: ${file} becomes ${Object.keys(files).join(', ')}`, files]),
  );

/** Every folder is as likely as the others, however many files it has. */
const folders = Map.groupBy(validContent, ([path]) => path.split('/', 3).join('/'));
const kinds = [...(Object.keys(edits) as (keyof typeof edits)[]), 'move'] as const;
const change = fc
  .constantFrom(...folders.values())
  .chain((files) => fc.tuple(fc.constantFrom(...files), fc.constantFrom(...kinds)))
  .chain(([[file, bytes], kind]) =>
    kind === 'move' ? movesOf(file, bytes) : editsOf(file, bytes, kind),
  );

/** Time limit for a check in ms, on a machine that is busy with other work. */
const longest = 20_000;

/** What no message may have: another file, no line, an empty or endless part, traces of the program's insides. */
function expectProper(problems: readonly Problem[]) {
  expect(printProblems(problems)).not.toMatch(
    /^\s+at .+:\d+:\d+|\[object Object\]|\bundefined\b|\bNaN\b|Error:/m,
  );
  for (const { file, line = 1, field, found, wanted, example } of problems) {
    expect(file).toMatch(/^src\/content\//);
    expect(Number.isInteger(line) && line >= 1, `line ${line}`).toBe(true);
    for (const part of [field, found, wanted, example])
      expect(part).toMatch(/^(?=[^]*\S)[^\n\r\0]{1,900}$/);
  }
}

test('random changes to a small content are accepted or explained', async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(change, async ([what, files]) => {
    const started = performance.now();
    const problems = await problemsWith(files);
    expect(performance.now() - started).toBeLessThan(longest);
    expectProper(problems);
    seen.add(what.replace(/:.*/s, '')).add(problems.length === 0 ? 'accepted' : 'explained');
  });
  // More with `MUTATIONS=1000`; on failure, the report has the seed and the smallest change.
  const numRuns = Number(process.env.MUTATIONS ?? 200);
  await fc.assert(property, { numRuns, seed: 1, plugins: [fc.unbiased()] });
  expect([...seen].sort()).toEqual([...kinds, 'accepted', 'explained'].sort());
}, 600_000);

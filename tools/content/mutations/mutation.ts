/** Random small changes to the content, as a typo or a failing disk would make them. */
import { Buffer } from 'node:buffer';
import fc from 'fast-check';

/** All content files by path. */
export type Content = ReadonlyMap<string, Uint8Array>;

/** Replaces a range of bytes in a file. */
export interface Splice {
  kind: string;
  file: string;
  start: number;
  end: number;
  insert: Uint8Array;
}

/** Moves a whole file. Without `to` it's deleted, with `keep` it's copied. */
export interface Move {
  kind: string;
  file: string;
  to?: string;
  keep?: boolean;
}

/** A change to the content. */
export type Mutation = Splice | Move;

/** The content after some changes; splices in one file must not overlap. */
export function applyMutations(content: Content, mutations: readonly Mutation[]): Content {
  const changed = new Map(content);
  const splices = mutations.filter((one) => 'insert' in one);
  // From the end, so that earlier offsets stay valid.
  for (const { file, start, end, insert } of splices.toSorted((a, b) => b.start - a.start)) {
    const bytes = changed.get(file) ?? new Uint8Array();
    changed.set(file, Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(end)]));
  }
  for (const move of mutations) {
    if ('insert' in move) continue;
    const bytes = changed.get(move.file);
    if (move.keep !== true) changed.delete(move.file);
    if (move.to !== undefined && bytes !== undefined) changed.set(move.to, bytes);
  }
  return changed;
}

/** Whether two changes can be made together, in either order. */
export function areApart(one: Mutation, other: Mutation): boolean {
  if (one.file !== other.file) return true;
  if (!('insert' in one && 'insert' in other)) return false;
  return one.end < other.start || other.end < one.start;
}

/** A change in words, for the report. */
export function describeMutation(mutation: Mutation): string {
  if (!('insert' in mutation))
    return `${mutation.kind}: ${mutation.file} -> ${mutation.to ?? 'nowhere'}`;
  const { kind, file, start, end, insert } = mutation;
  return `${kind}: ${file}, bytes ${start} to ${end} become ${JSON.stringify(Buffer.from(insert).toString())}`;
}

/** Random changes; the same seed makes the same ones. Every folder is as likely as the others, however many files it has. */
export function sampleMutations(content: Content, count: number, seed: number): Mutation[] {
  const folders = Map.groupBy([...content.keys()].sort(), (path) => path.split('/', 3).join('/'));
  const mutation = fc
    .constantFrom(...folders.values())
    .chain((files) => fc.tuple(fc.constantFrom(...files), fc.constantFrom(...kinds)))
    .chain(([file, kind]): fc.Arbitrary<Mutation> => {
      if (kind === 'move a file') return fc.constantFrom(...movesOf(file));
      const text = Buffer.from(content.get(file) ?? []).toString('latin1');
      return edits[kind](text).map(([start, end, insert]) => ({
        kind,
        file,
        start,
        end,
        insert: Buffer.from(insert, 'latin1'),
      }));
    });
  return fc.sample<Mutation>(mutation, { numRuns: count, seed, plugins: [fc.unbiased()] });
}

/** Start, end, and replacement. Characters stand for bytes here: texts are read and written as Latin-1. */
type Edit = [start: number, end: number, insert: string];

const within = (text: string) => fc.nat(Math.max(0, text.length - 1));

/** Start and end of a random line, including its line break. */
const lineIn = (text: string) =>
  within(text).map((at): [number, number] => {
    const end = text.indexOf('\n', at);
    return [text.lastIndexOf('\n', at - 1) + 1, end === -1 ? text.length : end + 1];
  });

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

const kinds = [
  'delete',
  'duplicate',
  'swap',
  'truncate',
  'insert',
  'retype',
  'move a file',
] as const;

// One character per line would be a page long.
// prettier-ignore
const insertions = [
  'x', ' ', '\n', '\t', ',', ':', ': ', '"', "'", '\\', '#', '-', '{', '}', '[', ']', '[[',
  ']]', '[[figure]]', '<', '<b>', '</p>', '<580', '{phone}', '---\n', '“', '’', '🏡', 'مرحبا',
  '\u0000', '\uFEFF', '\u200B', '\r\n', '](/nowhere)', '![](x.png)', '&amp;', '*', '`',
];

// One value per line would be half a page long.
// prettier-ignore
const values = [
  '42', '-1', '"42"', 'null', 'true', '[]', '["a"]', '{}', '{ "a": 1 }', '""', '2025-13-40',
  "'x'", '1e999',
];

const movesOf = (file: string): Move[] =>
  [
    {},
    { to: file.replace(/\.\w+$/, '-2$&'), keep: true },
    { to: file.replace(/[^/]+$/, (name) => name.toUpperCase()) },
    { to: file.replace(/\.\w+$/, '.txt') },
    { to: file.replace(/\.\w+$/, '.mdx') },
    { to: file.replace(/\/([^/]+)$/, '/inside/$1') },
    { to: file.replace('src/content/', 'src/content/other-') },
    { to: file.replace(/([^/]+)$/, '_$1'), keep: true },
  ].map((move) => ({ kind: 'move a file', file, ...move }));

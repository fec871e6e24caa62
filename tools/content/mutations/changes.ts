/** Random small changes to the content, as a typo or a failing disk would make them. */
import { Buffer } from 'node:buffer';
import fc from 'fast-check';

/** All content files by path. */
export type Content = ReadonlyMap<string, Uint8Array>;

/** A change to one file, and the content after it. */
export interface Change {
  kind: string;
  /** The change in words, for the report. */
  what: string;
  content: Content;
}

/** Random changes; the same seed makes the same ones. Every folder is as likely as the others, however many files it has. */
export function sampleChanges(content: Content, count: number, seed: number): Change[] {
  const folders = Map.groupBy([...content.keys()].sort(), (path) => path.split('/', 3).join('/'));
  const change = fc
    .constantFrom(...folders.values())
    .chain((files) => fc.tuple(fc.constantFrom(...files), fc.constantFrom(...kinds)))
    .chain(([file, kind]): fc.Arbitrary<Change> => {
      if (kind === 'move a file')
        return fc.constantFrom(...movesOf(file)).map((move) => moved(content, file, move));
      const text = Buffer.from(content.get(file) ?? []).toString('latin1');
      return edits[kind](text).map(([start, end, insert]) => ({
        kind,
        what: `${kind}: ${file}, bytes ${start} to ${end} become ${JSON.stringify(insert)}`,
        content: new Map(content).set(
          file,
          Buffer.from(text.slice(0, start) + insert + text.slice(end), 'latin1'),
        ),
      }));
    });
  return fc.sample<Change>(change, { numRuns: count, seed, plugins: [fc.unbiased()] });
}

/** A new path for a file; without `to` it's deleted, with `keep` it's copied. */
interface Move {
  to?: string;
  keep?: boolean;
}

function moved(content: Content, file: string, { to, keep = false }: Move): Change {
  const kind = 'move a file';
  const after = new Map(content);
  if (!keep) after.delete(file);
  if (to !== undefined) after.set(to, content.get(file) ?? new Uint8Array());
  return { kind, what: `${kind}: ${file} -> ${to ?? 'nowhere'}`, content: after };
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

const movesOf = (file: string): Move[] => [
  {},
  { to: file.replace(/\.\w+$/, '-2$&'), keep: true },
  { to: file.replace(/[^/]+$/, (name) => name.toUpperCase()) },
  { to: file.replace(/\.\w+$/, '.txt') },
  { to: file.replace(/\.\w+$/, '.mdx') },
  { to: file.replace(/\/([^/]+)$/, '/inside/$1') },
  { to: file.replace('src/content/', 'src/content/other-') },
  { to: file.replace(/([^/]+)$/, '_$1'), keep: true },
];

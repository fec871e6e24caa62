/** Makes one random change: delete, duplicate, swap, truncate, insert, retype a field, or move a file. */
import { Buffer } from 'node:buffer';
import type { Content, Move, Mutation, Splice } from './mutation.ts';
import type { Random } from './random.ts';

type Edit = Omit<Splice, 'kind' | 'file'>;
type Maker = (text: string, random: Random) => Edit;

/** A random change to one of the files. Each folder has the same chance, however many files it holds. */
export function makeMutation(content: Content, random: Random): Mutation {
  const paths = [...content.keys()].sort();
  const folders = [...new Set(paths.map((path) => path.split('/').slice(0, 3).join('/')))];
  const folder = random.pick(folders as [string, ...string[]]);
  const inside = paths.filter((path) => path.startsWith(`${folder}/`));
  const file = random.pick(inside as [string, ...string[]]);
  const kind = random.pick(kinds);
  if (kind === 'move a file') return move(file, random);
  const text = Buffer.from(content.get(file) ?? []).toString('latin1');
  return { kind, file, ...makers[kind](text, random) };
}

const kinds = [
  'delete',
  'duplicate',
  'swap',
  'truncate',
  'insert',
  'retype',
  'move a file',
] as const;

const latin = (text: string) => Buffer.from(text, 'latin1');
const edit = (start: number, end: number, insert: string): Edit => ({
  start,
  end,
  insert: latin(insert),
});

/** Where a random line starts and ends, its line end included. */
function lineOf(text: string, random: Random): [start: number, end: number] {
  const at = random.below(text.length + 1);
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return [start, end === -1 ? text.length : end + 1];
}

const makers: Record<Exclude<(typeof kinds)[number], 'move a file'>, Maker> = {
  delete(text, random) {
    const at = random.below(text.length);
    switch (random.below(3)) {
      case 0:
        return edit(at, at + 1, '');
      case 1:
        return edit(...lineOf(text, random), '');
      default:
        return edit(at, Math.min(text.length, at + 1 + random.below(200)), '');
    }
  },
  duplicate(text, random) {
    const at = random.below(text.length);
    const [start, end] = random.below(2) === 0 ? [at, at + 1] : lineOf(text, random);
    return edit(end, end, text.slice(start, end));
  },
  swap(text, random) {
    const at = random.below(text.length);
    if (random.below(2) === 0) return edit(at, at + 2, `${text.charAt(at + 1)}${text.charAt(at)}`);
    const [start, end] = lineOf(text, random);
    const next = text.indexOf('\n', end);
    const after = next === -1 ? text.length : next + 1;
    return edit(start, after, text.slice(end, after) + text.slice(start, end));
  },
  truncate: (text, random) => edit(random.below(text.length), text.length, ''),
  insert(text, random) {
    const at = random.below(text.length + 1);
    return edit(
      at,
      at,
      Buffer.from(random.pick(insertions), 'utf8').toString('latin1') || randomBytes(random),
    );
  },
  retype(text, random) {
    const values = [...text.matchAll(/^[ \t{]*(?:- )?"?[\w-]+"?: *(?<value>[^\s{[|>].*?),?$/gm)];
    const value = values[random.below(values.length)];
    const written = value?.groups?.value;
    if (!value || written === undefined) return edit(0, 0, random.pick(retyped));
    const start = value.index + value[0].lastIndexOf(written);
    return edit(start, start + written.length, random.pick(retyped));
  },
};

/** What slips into a text; the empty one stands for bytes that are no text. */
const insertions = [
  '',
  'x',
  ' ',
  '\n',
  '\t',
  ',',
  ':',
  ': ',
  '"',
  "'",
  '\\',
  '#',
  '-',
  '{',
  '}',
  '[',
  ']',
  '[[',
  ']]',
  '[[figure]]',
  '<',
  '<b>',
  '</p>',
  '<580',
  '{phone}',
  '---\n',
  '“',
  '’',
  '🏡',
  'مرحبا',
  '\u0000',
  '\uFEFF',
  '\u200B',
  '\r\n',
  '](/nowhere)',
  '![](x.png)',
  '&amp;',
  '*',
  '`',
] as const;

const randomBytes = (random: Random) =>
  String.fromCharCode(...Array.from({ length: 1 + random.below(4) }, () => random.below(256)));

const retyped = [
  '42',
  '-1',
  '"42"',
  'null',
  'true',
  '[]',
  '["a"]',
  '{}',
  '{ "a": 1 }',
  '""',
  '2025-13-40',
  "'x'",
  '1e999',
] as const;

function move(file: string, random: Random): Move {
  const kind = 'move a file';
  const targets: readonly [Omit<Move, 'kind' | 'file'>, ...Omit<Move, 'kind' | 'file'>[]] = [
    {},
    { to: file.replace(/\.\w+$/, '-2$&'), keep: true },
    { to: file.replace(/[^/]+$/, (name) => name.toUpperCase()) },
    { to: file.replace(/\.\w+$/, '.txt') },
    { to: file.replace(/\.\w+$/, '.mdx') },
    { to: file.replace(/\/([^/]+)$/, '/inside/$1') },
    { to: file.replace('src/content/', 'src/content/other-') },
    { to: file.replace(/([^/]+)$/, '_$1'), keep: true },
  ];
  return { kind, file, ...random.pick(targets) };
}

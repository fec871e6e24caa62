import { parseFrontmatter } from 'astro/markdown';
import {
  type Document,
  isAlias,
  isNode,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { adviceOnYaml } from './yaml-syntax-advice.ts';
import { type Advice, onePerLine, type Problem } from '../problem.ts';
import { fieldWords } from '../fields/field-hints.ts';
import { clip } from '../format-value.ts';
import type { Path, Read } from './source.ts';
import { splitArticle } from './split-front-matter.ts';

/**
 * Reads a Markdown file. Astro's own parser gives the values, so that the check
 * and the build see the same; the `yaml` package gives the line of every field
 * and reports all errors instead of the first.
 */
export function readArticle(file: string, text: string): Read {
  const parts = splitArticle(file, text);
  if ('problem' in parts) return { problems: [parts.problem] };
  const { fields, body } = parts;
  const counter = new LineCounter();
  const document = parseDocument(fields, { lineCounter: counter, prettyErrors: false });
  const lineOfOffset = (offset: number) => counter.linePos(offset).line + 1;
  const lines = fields.split('\n');

  const problemAt = (offset: number, advice: Advice): Problem => {
    const line = lineOfOffset(Math.min(offset, fields.length));
    const written = lines[line - 2]?.trim() ?? '';
    return {
      file,
      line,
      field: /^(?:- +)*(?<name>[\w-]+) *:/.exec(written)?.groups?.name ?? 'the fields',
      found: written === '' ? 'an empty line' : clip(written),
      ...advice,
    };
  };

  const problems = [
    ...document.errors.map(({ code, pos: [end] }) => {
      const offset = code === 'MISSING_CHAR' ? startOfOpenQuote(fields, end) : end;
      const line = lines[lineOfOffset(offset) - 2] ?? '';
      return problemAt(offset, adviceOnYaml(code, line));
    }),
    ...(document.errors.length === 0 ? signs(document, problemAt) : []),
  ];
  if (problems.length > 0) return { problems: onePerLine(problems) };

  let data: unknown;
  try {
    data = parseFrontmatter(text).frontmatter;
  } catch {
    const whole = adviceOnYaml('UNKNOWN', '');
    return { problems: [problemAt(0, whole)] };
  }
  const written: unknown = document.toJS() ?? {};
  data = withImpossibleDays(data, written);
  const unclear = differing(data, written, []);
  if (unclear) {
    const line = lineOfField(document, unclear, lineOfOffset);
    return {
      problems: [
        {
          ...problemAt(0, adviceOnYaml('UNCLEAR', '')),
          line,
          field: fieldWords(unclear, 'the fields'),
          found: clip(lines[line - 2]?.trim() ?? ''),
        },
      ],
    };
  }
  // Few lines are asked for, and keeping the trees of thousands of files would take too much memory.
  let tree: Document | undefined;
  const lineOf = (path: Path) =>
    lineOfOwnField(lines, path) ??
    lineOfField((tree ??= parseDocument(fields)), path, lineOfOffset);
  return { source: { data, body, lineOf } };
}

/** Where an unclosed quote was opened: the parser only notices at the end of the file. */
function startOfOpenQuote(fields: string, end: number): number {
  if (fields.slice(end).trim() !== '') return end;
  const open = /^ *(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\n\\]|\\.)*|'(?:[^'\n]|'')*)$/m.exec(fields);
  return open?.index ?? end;
}

/** Astro's parser turns February 30 into March 2. The message must show the date as typed. */
function withImpossibleDays(one: unknown, other: unknown): unknown {
  if (one instanceof Date)
    return typeof other === 'string' &&
      /^\d{4}-\d{2}-\d{2}$/.test(other) &&
      !one.toISOString().startsWith(other)
      ? other
      : one;
  if (Array.isArray(one) && Array.isArray(other))
    return one.map((value: unknown, index) => withImpossibleDays(value, other[index]));
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one;
  const there = new Map(Object.entries(other));
  return Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, withImpossibleDays(value, there.get(name))]),
  );
}

/** The first field that the two YAML parsers read differently, such as 1e999. */
function differing(one: unknown, other: unknown, path: Path): Path | undefined {
  if (one instanceof Date) return undefined;
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Object.is(one, other) ? undefined : path;
  const there = new Map(Object.entries(other));
  for (const [name, value] of Object.entries(one)) {
    const found = differing(value, there.get(name), [
      ...path,
      Array.isArray(one) ? Number(name) : name,
    ]);
    if (found) return found;
  }
  return undefined;
}

/** Line of a top-level field, found without the tree: only those start in the first column. */
function lineOfOwnField(lines: readonly string[], path: Path): number | undefined {
  const [name, ...below] = path;
  if (below.length > 0) return undefined;
  const start = `${String(name)}:`;
  const index = lines.findIndex((line) => line.startsWith(start));
  return index === -1 ? undefined : index + 2;
}

function lineOfField(document: Document, path: Path, lineOf: (offset: number) => number): number {
  let line = 2;
  let node: unknown = document.contents;
  for (const step of path) {
    if (!isNode(node) || !('items' in node)) break;
    const items: readonly unknown[] = node.items;
    const pair = items.find((item) => isPairNamed(item, step));
    const next = isPair(pair) ? pair.value : typeof step === 'number' ? items[step] : undefined;
    const start = isPair(pair) ? pair.key : next;
    if (!isNode(start) || !start.range) break;
    line = lineOf(start.range[0]);
    node = next;
  }
  return line;
}

const isPair = (item: unknown): item is { key: unknown; value: unknown } =>
  typeof item === 'object' && item !== null && 'key' in item && 'value' in item;
const isPairNamed = (item: unknown, name: PropertyKey) =>
  isPair(item) &&
  isNode(item.key) &&
  'value' in item.key &&
  String(item.key.value) === String(name);

/** Characters with a meaning in YAML that was probably not intended. */
function signs(
  document: Document,
  problemAt: (offset: number, advice: Advice) => Problem,
): Problem[] {
  const problems: Problem[] = [];
  const add = (offset: number | undefined, code: string) => {
    problems.push(problemAt(offset ?? 0, adviceOnYaml(code, '')));
  };
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined || node.tag?.startsWith('!') === true)
        add(node.range?.[0], 'SIGN');
    },
    Scalar: (_, node: Scalar) => {
      if (node.type !== 'PLAIN') return;
      if (/^[“”„‘’«].*[“”‘’»]$/su.test(node.source ?? '')) add(node.range?.[0], 'CURLY_QUOTES');
      if (/^\S/.test(node.comment ?? '')) add(node.range?.[0], 'COMMENT');
      if (/^[^'"]*['"]$/.test(node.source ?? '')) add(node.range?.[0], 'ONE_QUOTE');
    },
  });
  return problems;
}

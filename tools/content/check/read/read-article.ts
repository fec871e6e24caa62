import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { adviceOnYaml } from './yaml-syntax-advice.ts';
import type { Problem } from '../problem.ts';
import { clip } from '../format-value.ts';
import type { Path, Read } from './source.ts';

/**
 * Reads a Markdown file. The `yaml` package gives what Astro's own parser doesn't: the line of every
 * field, and all errors instead of the first. What the two would read differently is refused.
 */
export function readArticle(file: string, text: string): Read {
  const parts = splitArticle(file, text);
  if ('problem' in parts) return { problems: [parts.problem] };
  const { fields, body } = parts;
  const counter = new LineCounter();
  const document = parseDocument(fields, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: ['timestamp'],
  });
  const lineOfOffset = (offset: number) => counter.linePos(offset).line + 1;
  const lines = fields.split('\n');
  const faults: readonly { offset: number; code: string }[] =
    document.errors.length === 0
      ? misreadSigns(document, fields)
      : withoutConsequences(document.errors).map(({ code, pos: [end] }) => ({
          code,
          offset: code === 'MISSING_CHAR' ? startOfOpenQuote(fields, end) : end,
        }));
  if (faults.length > 0) {
    const problems = faults.map(({ offset, code }): Problem => {
      const line = lineOfOffset(Math.min(offset, fields.length));
      const written = lines[line - 2] ?? '';
      return {
        file,
        line,
        field: /^(?:- +)*(?<name>[\w-]+) *:/.exec(written.trim())?.groups?.name ?? 'the fields',
        found: written.trim() === '' ? 'an empty line' : clip(written.trim()),
        ...adviceOnYaml(code, written),
      };
    });
    // One for each line, five at most: one mistake often trips the parser several times.
    const isFirst = ({ line }: Problem, index: number) =>
      problems.findIndex((other) => other.line === line) === index;
    return { problems: problems.filter(isFirst).slice(0, 5) };
  }
  const data: unknown = document.toJS() ?? {};
  return {
    source: { data, body, lineOf: (path) => lineOfField(document, path, lineOfOffset) },
  };
}

const dashesExample =
  "--- on a line of its own, then title: 'My title' and the other fields, then --- again";

/** The fields of a Markdown file, which start on line 2, and the text below them. */
function splitArticle(
  file: string,
  text: string,
): { fields: string; body: { text: string; line: number } } | { problem: Problem } {
  const fault = (line: number, found: string, wanted: string) => ({
    problem: { file, line, field: 'the lines of dashes', found, wanted, example: dashesExample },
  });
  const lines = text.split('\n');
  const first = lines[0]?.trimEnd() ?? '';
  if (first !== '---')
    return fault(
      1,
      first === '' ? 'an empty first line' : clip(first),
      'Start the file with a line of three dashes, then the fields, a second line of three dashes, and the text.',
    );
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (end === -1)
    return fault(
      1,
      'only one line of dashes',
      'The fields end with a second line of three dashes. Add it above the text.',
    );
  if (lines[end]?.trimEnd() !== '---')
    return fault(
      end + 1,
      clip(lines[end] ?? ''),
      'The line that ends the fields must be exactly three dashes.',
    );
  if (end === 1 && /^[\w-]+:/.test(lines[2] ?? ''))
    return fault(
      2,
      'a second line of dashes before the fields',
      'The fields go between the first and second lines of dashes. Delete one of the two.',
    );
  const body = lines.slice(end + 1);
  const second = body.findIndex((line) => line.trim() !== '');
  const closing = body.findIndex((line, index) => index > second && /^---\s*$/.test(line));
  if (
    /^---\s*$/.test(body[second] ?? '') &&
    closing !== -1 &&
    /^[\w-]+:/.test(body[second + 1] ?? '')
  )
    return fault(
      end + 2 + second,
      'a second block of fields',
      'All fields go in one block between two lines of dashes. Move them into the first block and delete the second.',
    );
  // The line break gives the parser something to read where there are no fields.
  return {
    fields: `${lines.slice(1, end).join('\n')}\n`,
    body: { text: body.join('\n'), line: end + 2 },
  };
}

/** The errors without those after a tab, which shifts all that follows. */
function withoutConsequences<Fault extends { code: string }>(errors: readonly Fault[]): Fault[] {
  const first = errors.findIndex(({ code }) => code === 'TAB_AS_INDENT');
  return errors.filter(
    ({ code }, index) => first === -1 || index < first || code === 'TAB_AS_INDENT',
  );
}

/** Where an unclosed quote was opened: the parser only notices at the end of the file. */
function startOfOpenQuote(fields: string, end: number): number {
  if (fields.slice(end).trim() !== '') return end;
  const open = /^ *(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\n\\]|\\.)*|'(?:[^'\n]|'')*)$/m.exec(fields);
  return open?.index ?? end;
}

function lineOfField(document: Document, path: Path, lineOf: (offset: number) => number): number {
  let line = 2;
  let node: unknown = document.contents;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined;
    const item = isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
    const start = pair?.key ?? item;
    if (!isNode(start) || !start.range) break;
    line = lineOf(start.range[0]);
    node = pair?.value ?? item;
  }
  return line;
}

/** Values that have a meaning in YAML that was probably not intended, as plain text without quotes. */
const misread: Readonly<Record<string, RegExp>> = {
  CURLY_QUOTES: /^[“”„‘’«].*[“”‘’»]$/su,
  ONE_QUOTE: /^[^'"]*['"]$/,
  // Numbers in other than plain digits, and days with a time: 1e9, 0b11, 0xff, 2026-01-15 10:00:00.
  UNCLEAR: /^[-+]?(?:\d[\d.]*e[-+]?\d+|0[box][\da-f]+)$|^\d{4}-\d\d?-\d\d?[Tt\s]/i,
};

function misreadSigns(document: Document, fields: string): { offset: number; code: string }[] {
  const found: { offset: number; code: string }[] = [];
  const add = (node: { range?: readonly number[] | null | undefined }, code: string) => {
    found.push({ offset: node.range?.[0] ?? 0, code });
  };
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined || node.tag?.startsWith('!') === true)
        add(node, 'SIGN');
    },
    Scalar: (_, node: Scalar) => {
      const { type, source = '', comment, value, range } = node;
      // The package takes "'Here''" for a whole text; Astro doesn't.
      if (type === 'QUOTE_SINGLE' && !/^'(?:[^']|'')*'$/.test(fields.slice(range?.[0], range?.[1])))
        add(node, 'MISSING_CHAR');
      if (type !== 'PLAIN') return;
      for (const [code, pattern] of Object.entries(misread))
        if (pattern.test(source)) add(node, code);
      if (/^\S/.test(comment ?? '')) add(node, 'COMMENT');
      // February 30 would become March 2. The message must show the date as typed.
      if (value instanceof Date && !value.toISOString().startsWith(source)) node.value = source;
    },
  });
  return found;
}

import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Advice, Problem } from '../problem.ts';
import { adviceOnJson, bareValues, mayLackBracket, unclosed } from './json-syntax-advice.ts';
import { clip, formatValue } from '../format-value.ts';
import { repeats } from './entry.ts';
import { lineAt, type Path, type Read } from './source.ts';

/**
 * Reads a JSON file. VS Code's parser gives what JSON.parse doesn't: the line of
 * every field, and the place of a mistake.
 */
export function readJson(file: string, text: string): Read {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // The first alone: what the parser reads after it is guesswork.
  if (error) return { problems: syntaxProblems(file, text, error) };
  if (!tree) return { problems: [] };
  const problems = repeatedNames(file, text, tree);
  if (problems.length > 0) return { problems };
  const data: unknown = JSON.parse(text);
  return { source: { data, lineOf: (path) => lineOf(text, tree, path) } };
}

function lineOf(text: string, tree: Node, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const known = path.slice(0, length).filter((step) => typeof step !== 'symbol');
    const node = findNodeAtLocation(tree, known);
    // The line of a field is the line of its name, not of its value.
    if (node) return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return lineAt(text, tree.offset);
}

/** Names that appear twice in a group: JSON.parse silently keeps the last. */
function repeatedNames(file: string, text: string, { type, children = [] }: Node): Problem[] {
  const nameOf = (property: Node) => String(property.children?.[0]?.value);
  const own = repeats(type === 'object' ? children : [], nameOf, (property) => ({
    file,
    line: lineAt(text, property.offset),
    field: nameOf(property),
    found: `the field ${formatValue(nameOf(property))} a second time in the same group`,
    wanted: 'A field can appear only once. Delete one of the two.',
    example: `${formatValue(nameOf(property))}: …`,
  }));
  return [...own, ...children.flatMap((child) => repeatedNames(file, text, child))];
}

function syntaxProblems(file: string, text: string, { error, offset, length }: ParseError) {
  const at = (index: number, found: string, advice: Advice): Problem => {
    const line = lineAt(text, index);
    return { file, line, field: 'punctuation', found: clip(found), ...advice };
  };
  const bare = bareValues(text);
  if (bare.length > 0) return bare.map(({ index, found, ...advice }) => at(index, found, advice));
  const piece = text.slice(offset, offset + Math.max(length, 1));
  const before = text.slice(0, offset).trimEnd();
  const kind = printParseErrorCode(error);
  const isLastComma = /^[}\]]/.test(piece) && before.endsWith(',');
  const open = !isLastComma && mayLackBracket(kind, piece) ? unclosed(text) : undefined;
  if (open) return [{ file, field: 'punctuation', ...open }];
  // Whatever is missing belongs at the end of the line before.
  const missing = piece.trim() === '' || kind === 'CommaExpected';
  // Before a colon is the name of a field, which says which line it is.
  const start = piece === ':' ? text.lastIndexOf('\n', offset) + 1 : offset;
  const found =
    piece.trim() === ''
      ? `the end of the file after ${clip(before.slice(-30))}`
      : (text.slice(start).split('\n')[0] ?? '').trimStart();
  const advice = adviceOnJson(kind, piece, before);
  return [at(missing ? Math.max(before.length - 1, 0) : offset, found, advice)];
}

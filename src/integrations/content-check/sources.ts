/** Faults that show in the source files, before anything is built. */
import { tokenPattern } from '../../lib/content/tokens.ts';
import { nearest } from '../../lib/content/nearest.ts';
import type { Fault } from './fault.ts';

/** A content file: its path from the root of the project, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Tokens that name no figure and no business. */
export function unknownTokens(files: readonly SourceFile[], known: readonly string[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(tokenPattern)].flatMap(({ 0: token, 1: name = '', index }) =>
      known.includes(name)
        ? []
        : [
            {
              where: path,
              line: lineAt(text, index),
              what: `${token} names no figure. Nearest: ${nearest(name, known)
                .map((id) => `[[${id}]]`)
                .join(', ')}.`,
            },
          ],
    ),
  );
}

/** Entries of one collection that would be reached under the same name. */
export function duplicateEntries(paths: readonly string[]): Fault[] {
  const first = new Map<string, string>();
  return paths.flatMap((path) => {
    const entry = path.toLowerCase().replace(/\.(?:mdx?|json)$/, '');
    const other = first.get(entry);
    first.set(entry, other ?? path);
    return other === undefined
      ? []
      : [{ where: path, what: `has the same name as ${other}. Rename one of the two files.` }];
  });
}

/** Ids that stand twice in a list file. */
export function duplicateIds({ path, text }: SourceFile): Fault[] {
  const seen = new Set<string>();
  return [...text.matchAll(/^[ \t]*(?:\{[ \t]*)?"id":\s*"(?<id>[^"]*)"/gm)].flatMap(
    ({ groups, index }) => {
      const id = groups?.id ?? '';
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      const line = lineAt(text, index);
      return [
        { where: path, line, what: `id "${id}" stands twice. Give one of the two another id.` },
      ];
    },
  );
}

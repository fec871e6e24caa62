/** Where the register's figures are printed. */

/** What a figure's file says that it is computed from, by the name of the figure. */
export type FigureParts = ReadonlyMap<string, readonly string[]>;

/** A figure and all that are computed from it, however indirectly. */
export function withDerived(id: string, parts: FigureParts): string[] {
  const found = new Set([id]);
  for (const known of found)
    for (const [other, of] of parts) if (of.includes(known)) found.add(other);
  return [...found];
}

/**
 * Matches a text, as it stands in a content file, that prints a figure or one computed
 * from it: by token, or by its name in a field such as `figure` or `total`.
 */
export function printsFigure(id: string, parts: FigureParts): RegExp {
  const names = withDerived(id, parts).join('|');
  return new RegExp(`\\[\\[(?:${names})[:\\]]|\\b(?:figure|total)"?: *["']?(?:${names})\\b(?!-)`);
}

/** Names of all figures that a text prints by themselves, as `printsFigure` finds them one by one. */
export const figuresIn = (text: string): string[] =>
  [...text.matchAll(/\[\[([\w-]+)(?=[:\]])|\b(?:figure|total)"?: *["']?([\w-]+)/g)].map(
    ({ 1: token, 2: field }) => token ?? field ?? '',
  );

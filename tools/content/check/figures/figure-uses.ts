/** Finds out which texts print a figure. */

/** The parts that each derived figure is computed from, by figure. */
export type FigureParts = ReadonlyMap<string, readonly string[]>;

/** A figure and all figures computed from it, directly or not. */
export function withDerived(id: string, parts: FigureParts): string[] {
  const found = new Set([id]);
  for (const known of found)
    for (const [other, of] of parts) if (of.includes(known)) found.add(other);
  return [...found];
}

/** Names of all figures that the source of a text prints directly: by token, or by name in a `figure` or `total` field. */
export const figuresIn = (text: string): string[] =>
  [...text.matchAll(/\[\[([\w-]+)(?=[:\]])|\b(?:figure|total)"?: *["']?([\w-]+)/g)].map(
    ({ 1: token, 2: field }) => token ?? field ?? '',
  );

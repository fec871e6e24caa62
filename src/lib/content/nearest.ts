/** Number of single-letter changes between two words (Levenshtein distance). */
export function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries()) {
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** No name is longer; to compare all of what was pasted by mistake could take minutes. */
const longestName = 120;

/** The known words nearest to a misspelled one, best first. */
export function nearest(word: string, known: readonly string[], count = 3): string[] {
  const start = word.slice(0, longestName);
  return known
    .map((candidate) => ({ candidate, far: distance(start, candidate) }))
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

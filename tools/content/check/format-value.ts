/** How values and suggestions are printed in a message: short, on one line, without surprises. */
import { distance, nearest } from '../../../src/lib/content/nearest.ts';

const longest = 70;
// Characters that a terminal would obey, or that nobody sees.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

const code = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

/** A piece of text on one line, cut where it gets long. */
export function clip(text: string, most = longest): string {
  const line = text.slice(0, 4 * most).replace(/\s+/g, ' ');
  const letters = Array.from(line);
  const cut = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
  return cut.replace(unseen, code);
}

/** A value of an entry as its editor would recognize it. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null, an empty value';
  if (typeof value === 'string') return value === '' ? '"", an empty text' : `"${clip(value)}"`;
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `${value}, without quotes`;
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1' : `a list of ${value.length}`;
  const names = Object.keys(value);
  return names.length === 0
    ? 'a group without fields'
    : `a group of the fields ${clip(names.join(', '))}`;
}

/** Names in quotes with commas, the last after "or"; long lists end with how many more there are. */
export function listed(names: readonly string[], most = 12): string {
  const quoted = names.slice(0, most).map((name) => `"${clip(name)}"`);
  if (names.length > most) return `${quoted.join(', ')} and ${names.length - most} more`;
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}

/** A sentence that offers the nearest known names; empty when there are none. */
export function offer(
  word: string,
  known: readonly string[],
  print = (name: string) => `"${name}"`,
): string {
  const names = closest(word, known).map(print);
  if (names.length === 0) return '';
  return names.length === 1
    ? ` The nearest is ${names.join('')}.`
    : ` The nearest are ${names.join(', ')}.`;
}

/** The nearest names; when one is only a slip away, no farther ones beside it. */
function closest(word: string, known: readonly string[]): string[] {
  const names = nearest(word, known);
  const far = (name: string) => distance(word.slice(0, name.length + 20), name);
  const [best] = names;
  if (best === undefined || far(best) > best.length / 3) return names;
  return names.filter((name) => far(name) <= far(best) + 1);
}

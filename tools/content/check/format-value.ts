/** Prints values and suggestions in a message: short, on one line, and safe for a terminal. */
import { distance, nearest } from '../../../src/lib/content/nearest.ts';

const longest = 70;
// Characters that control a terminal, are invisible, or look like a space.
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\P{Zs} ]/gu;

const code = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

/** A text on one line, cut off with an ellipsis. */
export function clip(text: string, most = longest): string {
  const line = text.slice(0, 4 * most).replace(/[ \t\r\n]+/g, ' ');
  const letters = Array.from(line);
  const cut = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
  return cut.replace(unseen, code);
}

/** A field's value as the person who typed it will recognize it. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null, an empty value';
  if (typeof value === 'string') return value === '' ? '"", which is empty' : `"${clip(value)}"`;
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `${value}, without quotes`;
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1' : `a list of ${value.length}`;
  const names = Object.keys(value);
  return names.length === 0 ? 'an empty group' : `a group with ${clip(names.join(', '))}`;
}

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Quoted names, the last after "or". A long list ends with the number of names left out. */
export function listed(names: readonly string[], most = 12): string {
  const quoted = names.slice(0, most).map((name) => `"${clip(name)}"`);
  return names.length > most
    ? `${quoted.join(', ')}, and ${names.length - most} more`
    : or.format(quoted);
}

/** A question with the closest known names; empty when there are none. */
export function offer(
  word: string,
  known: readonly string[],
  print = (name: string) => `"${name}"`,
): string {
  const names = closest(word, known).map(print);
  return names.length === 0 ? '' : ` Did you mean ${or.format(names)}?`;
}

/** The closest names, none that is altogether different. When one is only a typo away, the ones farther off are dropped. */
export function closest(word: string, known: readonly string[]): string[] {
  const names = nearest(
    word,
    known.filter((name) => isNear(word, name)),
  );
  const far = (name: string) => distance(word.slice(0, name.length + 20), name);
  const [best] = names;
  if (best === undefined || far(best) > best.length / 3) return names;
  return names.filter((name) => far(name) <= far(best) + 1);
}

/** Largest share of letters that may differ; names beyond it were unrelated ones. */
const maxDifference = 0.4;

/** Whether most letters agree, all are there in another order, or one name is the start or end of the other. Of addresses only the last part counts: many begin alike. */
function isNear(word: string, name: string): boolean {
  const own = (text: string) =>
    (word.includes('/') ? text.replace(/^.*\/(?=.)/, '') : text).toLowerCase();
  const [one, other] = [own(word.slice(0, 120)), own(name)];
  const isPart = (part: string, whole: string) =>
    part.length > 2 && (whole.startsWith(part) || whole.endsWith(part));
  const sorted = (text: string) => Array.from(text).sort().join('');
  const longer = Math.max(one.length, other.length);
  return (
    isPart(one, other) ||
    isPart(other, one) ||
    sorted(one) === sorted(other) ||
    distance(one, other) <= longer * maxDifference
  );
}

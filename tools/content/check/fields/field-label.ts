/** A field in the words of somebody who has the file before their eyes. */
import type { Path } from '../read/source.ts';
import { clip } from '../format-value.ts';

/** "alt of hero", "title of entry 3 of steps"; for the entry as a whole, `whole`. */
export function fieldWords(path: Path, whole: string): string {
  const words = path.map((step) =>
    typeof step === 'number' ? `entry ${step + 1}` : clip(String(step), 40),
  );
  return words.length === 0 ? whole : words.reverse().join(' of ');
}

/** The same with the name of the entry, where its file holds several. */
export function fieldOfEntry(path: Path, whole: string): string {
  const field = fieldWords(path, whole);
  return path.length > 0 && whole.startsWith('entry ') ? `${field} of ${whole}` : field;
}

/** Name of an entry of a list, by its id where it has one. */
export function entryWords(index: number, id: unknown): string {
  return typeof id === 'string' && id !== ''
    ? `entry ${index + 1} ("${clip(id, 40)}")`
    : `entry ${index + 1}`;
}

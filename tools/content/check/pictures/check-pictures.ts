/** Pictures that have the right name but cannot be shown: cut off while copying, or no picture inside. */
import { posix } from 'node:path';
import type { Entry } from '../read/addresses.ts';
import { allTexts, type EntryText } from '../read/entry-texts.ts';
import type { Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

const inMarkdown = /!\[[^\]]*\]\((?<path>\.[^)\s]+)/g;

/**
 * Places that name a picture which cannot be read.
 * @param unreadable paths of such pictures, from the root of the project
 */
export function pictureProblems(entry: Entry, unreadable: ReadonlySet<string>): Problem[] {
  if (unreadable.size === 0) return [];
  return allTexts(entry)
    .flatMap(picturesIn)
    .filter(({ path }) => unreadable.has(posix.join(posix.dirname(entry.file), path)))
    .map(({ path, text, index }) => ({
      ...text.at(index),
      found: `"${clip(path)}", a file that is cut off or holds no picture`,
      wanted:
        'A picture that can be opened. Copy it again from where it comes from; if no program opens it there, export it as JPEG.',
      example: `"${posix.join(posix.dirname(path), posix.basename(path, posix.extname(path)))}.jpg"`,
    }));
}

function picturesIn(text: EntryText): { path: string; text: EntryText; index: number }[] {
  if (text.path.at(-1) === 'image') return [{ path: text.text, text, index: 0 }];
  if (text.path.length > 0) return [];
  return [...text.text.matchAll(inMarkdown)].map(({ groups, index }) => ({
    path: groups?.path ?? '',
    text,
    index,
  }));
}

/** What the content check says about an entry before its file is written. */
import { checkContent } from '../content/check/check-content.ts';
import { checkContext } from '../content/check/check-context.ts';
import { printProblems } from '../content/check/problem.ts';
import {
  readContentAndPictures,
  readContentFiles,
  type ContentFiles,
} from '../content/check/read/content-files.ts';
import { entryText } from './entry-text.ts';

/** Path of a picture as an entry's file names it. */
const picturePath = /"\.\.\/\.\.\/(?<path>assets\/[^"]+)"/g;

/**
 * Checks the whole content as it would be with the entry, and returns the problems of that entry's
 * file as the check prints them; empty when there are none. Other files are left to the check that
 * runs beside the editor: a change often takes two entries.
 *
 * @param path of the entry's file, from the root
 * @param data what the form holds
 * @throws {Error} when no collection has that file
 */
export async function checkEntry(path: string, data: unknown): Promise<string> {
  const text = entryText(path, data);
  const { content, others } = readContentFiles();
  // A new picture is written together with the entry, after this check.
  const pictures = [...JSON.stringify(data).matchAll(picturePath)].map(
    ({ groups }) => `src/${groups?.path ?? ''}`,
  );
  const problems = await checkContent(
    {
      content: new Map([...content, [path, new TextEncoder().encode(text)]]),
      others: new Set([...others, ...pictures]),
    },
    checkContext({ showsAll: true }),
  );
  return printProblems(problems.filter((problem) => problem.file === path));
}

/** Every mistake in the content as the check prints it; empty when there is none. */
export async function checkAll(files?: ContentFiles): Promise<string> {
  const all = files ?? (await readContentAndPictures());
  return printProblems(await checkContent(all, checkContext({ showsAll: true })));
}

import { pagesOf } from '../check/read/addresses.ts';
import type { CheckContext } from '../check/check-content.ts';
import type { ContentFiles } from '../check/read/content-files.ts';
import type { Problem } from '../check/problem.ts';
import { readEntries } from '../check/read/read-entries.ts';
import { tokenValues } from '../check/figures/token-values.ts';
import { dateAdvice } from './date-advice.ts';
import { figureAdvice } from './figure-advice.ts';
import { measurePicture } from './measure-picture.ts';
import { pictureProblems } from './picture-advice.ts';
import { searchAdvice } from './search-advice.ts';
import { spellingAdvice } from './spelling-advice.ts';
import { titleAdvice } from './title-advice.ts';

/**
 * What could be better in content that has no problem. Nothing here stops a
 * build. Reads the sizes of pictures from the disk.
 */
export async function giveAdvice(
  files: ContentFiles,
  { today }: Pick<CheckContext, 'today'>,
): Promise<Problem[]> {
  const { entries } = readEntries(files);
  const pages = [...pagesOf(entries, today, true).values()];
  const seen = pages.filter(({ hidden }) => hidden === undefined);
  return [
    ...searchAdvice(seen, tokenValues(entries, Number(today.slice(0, 4)))),
    ...titleAdvice(seen),
    ...dateAdvice(entries, today),
    ...spellingAdvice(entries),
    ...figureAdvice(entries, pages, today),
    ...(await pictureProblems(entries, measurePicture)),
  ];
}

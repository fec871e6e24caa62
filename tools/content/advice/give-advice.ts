import { pagesOf } from '../check/read/entry.ts';
import type { CheckContext } from '../check/check-context.ts';
import type { ContentFiles } from '../check/read/content-files.ts';
import { printProblems, type Problem } from '../check/problem.ts';
import { readEntries } from '../check/read/read-entries.ts';
import { tokenValues } from '../check/figures/token-values.ts';
import { dateAdvice } from './date-advice.ts';
import { figureAdvice } from './figure-advice.ts';
import { measurePicture, pictureProblems } from './picture-advice.ts';
import { searchAdvice } from './search-advice.ts';
import { spellingAdvice } from './spelling-advice.ts';
import { titleAdvice } from './title-advice.ts';
import { voiceAdvice } from './voice-advice.ts';
import { zipAdvice } from './zip-advice.ts';

/**
 * Warnings about valid content. None of them stops a build. Reads the sizes of
 * pictures from disk.
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
    ...zipAdvice(entries),
    ...spellingAdvice(entries),
    ...voiceAdvice(entries),
    ...figureAdvice(entries, pages, today),
    ...(await pictureProblems(entries, measurePicture)),
  ];
}

/** The warnings as one message that can't be mistaken for a failure; empty when there are none. */
export const printAdvice = (advice: readonly Problem[]): string =>
  advice.length === 0
    ? ''
    : `Warnings (the build continues):\n\n${printProblems(advice).replace(/\n\n[^\n]*$/, '')}`;

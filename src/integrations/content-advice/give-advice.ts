import { factsOf } from '../../lib/content/tokens.ts';
import { resolveRegister } from '../../lib/figures/register.ts';
import { businessSchema } from '../../schemas/businesses.ts';
import { figureSchema } from '../../schemas/figures.ts';
import { pagesOf, type Entry } from '../content-check/addresses.ts';
import type { Circumstances } from '../content-check/check-content.ts';
import { placeFiles } from '../content-check/check-files.ts';
import type { ContentFiles } from '../content-check/content-files.ts';
import type { Problem } from '../content-check/problem.ts';
import { readEntries } from '../content-check/read-entries.ts';
import { figureAdvice } from './figure-advice.ts';
import { measurePicture } from './measure-picture.ts';
import { pictureProblems } from './picture-advice.ts';
import { searchAdvice } from './search-advice.ts';

/**
 * What could be better in content that has no problem. Nothing here stops a
 * build. Reads the sizes of pictures from the disk.
 */
export async function giveAdvice(
  files: ContentFiles,
  { today }: Pick<Circumstances, 'today'>,
): Promise<Problem[]> {
  const { entries } = readEntries(placeFiles([...files.content.keys()]).placed, files);
  const pages = [...pagesOf(entries, today, true).values()];
  return [
    ...searchAdvice(
      pages.filter(({ hidden }) => hidden === undefined),
      tokenSourcesOf(entries, Number(today.slice(0, 4))),
    ),
    ...figureAdvice(entries, pages, today),
    ...(await pictureProblems(entries, measurePicture)),
  ];
}

function tokenSourcesOf(entries: readonly Entry[], year: number) {
  const valuesOf = (collection: string) =>
    entries.filter((entry) => entry.collection === collection);
  const figures = valuesOf('figures').map(
    ({ id, data }) => [id, figureSchema.parse(data)] as const,
  );
  const businesses = valuesOf('businesses').map(
    ({ id, data }) => [id, factsOf(businessSchema.parse(data))] as const,
  );
  return {
    figures: resolveRegister(new Map(figures), year),
    businesses: Object.fromEntries(businesses),
  };
}

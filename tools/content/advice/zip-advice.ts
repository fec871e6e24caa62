/** Warns about ZIP codes on a city's page that aren't the city's. */
import { allTexts, type Entry, fieldTexts, isDraft } from '../check/read/entry.ts';
import type { Problem } from '../check/problem.ts';

/** A ZIP code of Ohio, not an amount. */
const ohioZip = /(?<![$\d,.])4[345]\d{3}(?![\d%]|,\d)/g;

/** ZIP codes of Ohio in the texts of a city that its own list lacks. */
export const zipAdvice = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter((entry) => entry.collection === 'cities' && !isDraft(entry))
    .flatMap((entry) => {
      const zips = fieldTexts(entry).flatMap(({ path, text }) =>
        path[0] === 'zips' ? [text] : [],
      );
      return allTexts(entry)
        .filter(({ path }) => !path.join('.').startsWith('neighborhood'))
        .flatMap(({ text, at }) =>
          [...text.matchAll(ohioZip)]
            .filter(({ 0: zip }) => !zips.includes(zip))
            .map(({ 0: zip, index }) => ({
              ...at(index),
              found: `"${zip}", which isn't in "zips" of this city`,
              wanted:
                'Correct the ZIP code, or add it to "zips". Neighbors\' ZIP codes go in "neighborhoodNote".',
              example: `zips: ['${[...zips, zip].join("', '")}']`,
            })),
        );
    });

/** Advice on titles with signs that the picture for shared links cannot draw. */
import { cityCardTitle } from '../../../src/lib/content/city-links.ts';
import { drawable, undrawn } from '../../../src/lib/wording/drawn-letters.ts';
import type { Entry, Page } from '../check/read/addresses.ts';
import { valueAt } from '../check/fields/field-hints.ts';
import type { Problem } from '../check/problem.ts';
import { clip } from '../check/format-value.ts';

/** Field of an entry whose words stand in the picture of its page. */
function titlePath({ collection, value }: Entry): readonly [string, ...string[]] {
  if (collection === 'cities') return ['name'];
  const heading = ['page', 'heading'] as const;
  return typeof valueAt(value, heading) === 'string' ? heading : ['title'];
}

/** Titles of pages of which the picture shows a part or nothing. */
export const titleAdvice = (pages: readonly Page[]): Problem[] =>
  pages.flatMap(({ entry }) => {
    const path = titlePath(entry);
    const words = valueAt(entry.value, path);
    if (typeof words !== 'string' || undrawn(words).length === 0) return [];
    const isCity = entry.collection === 'cities';
    const shown = drawable(isCity ? cityCardTitle(words) : words);
    const model = drawable(words) || (isCity ? 'Dublin' : 'A guide to buying a home');
    const name = path.at(-1) ?? path[0];
    return [
      {
        file: entry.file,
        line: entry.lineOf(path),
        field: path.toReversed().join(' of '),
        found: clip(undrawn(words).join(' ')),
        wanted: `The page shows it, but the picture for shared links has no such signs: it ${shown === '' ? 'bears no title' : `says "${clip(shown)}"`}. Write Latin letters if the picture matters.`,
        example: `${entry.file.endsWith('.json') ? `"${name}"` : name}: ${JSON.stringify(clip(model))}`,
      },
    ];
  });

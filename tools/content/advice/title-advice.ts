/** Warns about titles with characters that the social card's font lacks. */
import { cityCardTitle } from '../../../src/lib/content/city-links.ts';
import { drawable, undrawn } from '../../../src/lib/wording/drawn-letters.ts';
import { type Entry, type Page, placeIn } from '../check/read/entry.ts';
import { valueAt } from '../check/fields/field-hints.ts';
import type { Problem } from '../check/problem.ts';
import { clip } from '../check/format-value.ts';

/** Path of the field that is printed on the page's social card. */
function titlePath({ collection, value }: Entry): readonly [string, ...string[]] {
  if (collection === 'cities') return ['name'];
  const heading = ['page', 'heading'] as const;
  return typeof valueAt(value, heading) === 'string' ? heading : ['title'];
}

/** Titles that social cards can show only in part, or not at all. */
export const titleAdvice = (pages: readonly Page[]): Problem[] =>
  pages.flatMap(({ entry }) => {
    const path = titlePath(entry);
    const words = valueAt(entry.value, path);
    if (typeof words !== 'string' || undrawn(words).length === 0) return [];
    const isCity = entry.collection === 'cities';
    const shown = drawable(isCity ? cityCardTitle(words) : words);
    const model = drawable(words) || (isCity ? 'Dublin' : 'A guide to buying a home');
    const name = path.at(-1) ?? path[0];
    return {
      ...placeIn(entry, path),
      found: clip(undrawn(words).join(' ')),
      wanted: `The page shows it, but the picture for shared links can't: it ${shown === '' ? 'has no title' : `says "${clip(shown)}"`}. Use Latin letters if the picture matters.`,
      example: `${entry.file.endsWith('.json') ? `"${name}"` : name}: ${JSON.stringify(clip(model))}`,
    };
  });

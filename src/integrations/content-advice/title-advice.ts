/** Advice on titles with signs that the picture for shared links cannot draw. */
import { drawable, undrawn } from '../../lib/wording/drawn-letters.ts';
import type { Page } from '../content-check/addresses.ts';
import { valueAt } from '../content-check/field-hints.ts';
import type { Problem } from '../content-check/problem.ts';
import { clip } from '../content-check/show.ts';

/** Fields whose words stand in the picture of a page. */
const titles = [['title'], ['name'], ['page', 'heading']] as const;

/** Titles of pages of which the picture shows a part or nothing. */
export const titleAdvice = (pages: readonly Page[]): Problem[] =>
  pages.flatMap(({ entry }) =>
    titles.flatMap((path): Problem[] => {
      const title = valueAt(entry.value, path);
      if (typeof title !== 'string' || undrawn(title).length === 0) return [];
      const left = drawable(title);
      return [
        {
          file: entry.file,
          line: entry.lineOf(path),
          field: path.toReversed().join(' of '),
          found: clip(undrawn(title).join(' ')),
          wanted: `The page shows it, but the picture for shared links has no such signs: it ${left === '' ? 'bears no title' : 'leaves them out'}. Write Latin letters if the picture matters.`,
          example: left === '' ? 'title: "A guide to buying a home"' : `title: "${clip(left)}"`,
        },
      ];
    }),
  );

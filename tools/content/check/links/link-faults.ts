/** Why a path of this site leads to no page that visitors see, and what to write instead. */
import { nearest } from '../../../../src/lib/content/nearest.ts';
import type { Page } from '../read/addresses.ts';
import type { Targets } from './check-links.ts';
import type { Advice } from '../problem.ts';
import { offer } from '../format-value.ts';

const reasons = {
  draft: 'The page is a draft, which visitors do not see. Publish it first, or take the link out.',
  scheduled:
    'The page is published later. Add the link then, or give this entry the same "publishDate".',
  pageless:
    'The loan program has no page yet: nothing is written below its fields. Link to the list of programs.',
};

/** Advice on a path without a page, or with one that is hidden. */
export function pageFaults(path: string, page: Page | undefined, targets: Targets): Advice {
  if (page?.hidden !== undefined)
    return { wanted: reasons[page.hidden], example: '(/loan-programs)' };
  const known = [...targets.pages.values()]
    .filter(({ hidden }) => hidden === undefined)
    .map(({ address }) => address);
  const cleaned = path.toLowerCase().replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '');
  const clean = cleaned === '' ? '/' : cleaned;
  if (known.includes(clean))
    return {
      wanted: 'An address has small letters only, no ending, and no "/" after its last word.',
      example: `(${clean})`,
    };
  const moved = targets.moved.get(clean);
  if (moved !== undefined)
    return { wanted: 'This page moved. Link to where it is now.', example: `(${moved})` };
  const sameEnd = known.filter((address) => address.endsWith(clean));
  const offered = sameEnd.length > 0 ? sameEnd : known;
  return {
    wanted: `The address of a page of this site.${offer(path, offered)}`,
    example: `(${nearest(path, offered, 1)[0] ?? '/about'})`,
  };
}

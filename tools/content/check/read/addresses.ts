/** The pages that the content makes, before any of them is built. */
import { visibility } from '../../../../src/lib/content/publishing.ts';
import { addressOfEntry, pageKindOf } from '../../../../src/site-map.ts';

/** An entry as the later checks see it: read, and in the right form if `value` is set. */
export interface Entry {
  file: string;
  collection: string;
  id: string;
  /** Fields as written. */
  data: unknown;
  /** Fields in the form that pages get; undefined while the schema finds them wrong. */
  value: unknown;
  /** Name of the entry where its file holds several, else "the file as a whole". */
  whole: string;
  lineOf: (path: readonly PropertyKey[]) => number;
  body?: { text: string; line: number } | undefined;
}

/** A page of the site to be. */
export interface Page {
  address: string;
  entry: Entry;
  /** Why no visitor would see it, if that is so. */
  hidden?: 'draft' | 'scheduled' | 'pageless' | undefined;
}

/**
 * All pages by address.
 * @param today business date, "2026-01-15"
 * @param showsAll true in development and previews, which show drafts
 */
export function pagesOf(
  entries: readonly Entry[],
  today: string,
  showsAll: boolean,
): Map<string, Page> {
  const pages = entries.flatMap((entry): Page[] => {
    const kind = pageKindOf(entry.collection, entry.id);
    const address = kind?.inSitemap ? addressOfEntry(entry.collection, entry.id) : undefined;
    return address === undefined
      ? []
      : [{ address, entry, hidden: hiddenBy(entry, today, showsAll) }];
  });
  return new Map(pages.map((page) => [page.address, page]));
}

function hiddenBy(
  { collection, value, body }: Entry,
  today: string,
  showsAll: boolean,
): Page['hidden'] {
  const state = stateOf(value);
  if (!showsAll && state !== undefined) {
    const seen = visibility(state, today);
    if (seen !== 'public') return seen;
  }
  return collection === 'loan-programs' && body?.text.trim() === '' ? 'pageless' : undefined;
}

function stateOf(value: unknown): { draft: boolean; publishDate?: string } | undefined {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return undefined;
  const date =
    'publishDate' in value && typeof value.publishDate === 'string' ? value.publishDate : undefined;
  return { draft: value.draft === true, ...(date === undefined ? {} : { publishDate: date }) };
}

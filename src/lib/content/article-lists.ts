/** How lists of articles are ordered, chosen, and split into pages. */

/** What the order and the choice of articles depend on. */
export interface Listed {
  id: string;
  data: { date: string; category: string };
}

/** A page of the list; `number` is counted from 1, `last` is that of the last page. */
export interface ListPage<Entry> {
  number: number;
  last: number;
  entries: Entry[];
}

/** Articles on one page of the list. */
export const pageLength = 24;

/** The pages of a list in order; an empty list has one empty page. */
export function listPages<Entry>(entries: readonly Entry[]): ListPage<Entry>[] {
  const last = Math.max(1, Math.ceil(entries.length / pageLength));
  return Array.from({ length: last }, (_, index) => ({
    number: index + 1,
    last,
    entries: entries.slice(index * pageLength, (index + 1) * pageLength),
  }));
}

/** Address of a page of the list. */
export const listPagePath = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);

/** Whether an address is that of a second or later page, which comes and goes with the articles. */
export const isFurtherListPage = (address: string) => /^\/blog\/page\/\d+$/.test(address);

/** The newest articles, newest first; same days in the order of their ids. */
export const newest = <Entry extends Listed>(entries: readonly Entry[], count: number): Entry[] =>
  entries
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
    .slice(0, count);

/** Three other articles, those of the same category first. */
export const relatedArticles = <Entry extends Listed>(
  { id, data: { category } }: Listed,
  all: readonly Entry[],
): Entry[] =>
  all
    .filter((other) => other.id !== id)
    .toSorted((a, b) => Number(b.data.category === category) - Number(a.data.category === category))
    .slice(0, 3);

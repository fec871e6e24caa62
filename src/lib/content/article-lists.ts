/** How lists of articles are ordered, chosen, and split into pages. */

/** What the order and the choice of articles depend on. */
export interface Listed {
  id: string;
  data: { date: string; category: string };
}

export interface ListPage<Entry> {
  /** Counted from 1. */
  number: number;
  /** Number of the last page. */
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

/** The newest articles, newest first; same days in the order of their ids. */
export const newest = <Entry extends Listed>(entries: readonly Entry[], count: number): Entry[] =>
  entries
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
    .slice(0, count);

/** Categories in the order of their first articles. */
export const categoriesOf = (entries: readonly Listed[]): string[] => [
  ...new Set(entries.map(({ data }) => data.category)),
];

/** Part of an address: "Credit & Finance" -> "credit-finance". */
export const categorySlug = (category: string) =>
  category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Up to `count` other articles, those of the same category first. */
export const relatedArticles = <Entry extends Listed>(
  { id, data: { category } }: Listed,
  all: readonly Entry[],
  count = 3,
): Entry[] =>
  [
    ...all.filter(({ data }) => data.category === category),
    ...all.filter(({ data }) => data.category !== category),
  ]
    .filter((other) => other.id !== id)
    .slice(0, count);

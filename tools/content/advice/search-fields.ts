/** What search engines show of a page: what is worth a warning. Nothing here fails a build. */

/** Characters that search results print whole; the title's are without the company name. */
export const searchLengths = {
  title: { least: 8, most: 32 },
  description: { least: 120, most: 160 },
} as const;

/** Search phrases from which a page says what it answers. */
const leastKeywords = 2;

/** A page as search engines get it, and the file of its words. */
export interface SearchFields {
  file: string;
  title: string;
  description: string;
  keywords: readonly string[];
}

/** Something that search results will not show as it was meant. */
export interface SearchWarning {
  file: string;
  /** Field in the words of the entry, "description". */
  field: string;
  what: string;
}

type Measured = keyof typeof searchLengths;

/**
 * Warnings about titles, descriptions and search phrases, in the order of the pages.
 * @param pages With their tokens printed: what counts is what is shown.
 */
export function searchWarnings(pages: readonly SearchFields[]): SearchWarning[] {
  const first = {
    title: firstOfEach(pages, 'title'),
    description: firstOfEach(pages, 'description'),
  };
  return pages.flatMap((page) => [
    ...lengthWarning(page, 'title'),
    ...lengthWarning(page, 'description'),
    ...repeatWarning(page, 'title', first.title),
    ...repeatWarning(page, 'description', first.description),
    ...keywordWarning(page),
  ]);
}

/** For each text of a field the first page that has it. */
const firstOfEach = (pages: readonly SearchFields[], field: Measured) =>
  new Map(pages.toReversed().map((page) => [page[field], page]));

function lengthWarning(page: SearchFields, field: Measured): SearchWarning[] {
  const { least, most } = searchLengths[field];
  const { length } = page[field];
  if (length >= least && length <= most) return [];
  const consequence =
    length > most ? 'search results may cut it off' : 'search results may replace it';
  return [
    {
      file: page.file,
      field,
      what: `has ${length} characters, ${consequence}. Aim for ${least} to ${most}.`,
    },
  ];
}

function repeatWarning(
  page: SearchFields,
  field: Measured,
  firstPages: ReadonlyMap<string, SearchFields>,
): SearchWarning[] {
  const first = firstPages.get(page[field]);
  if (first === undefined || first === page) return [];
  return [
    {
      file: page.file,
      field,
      what: `is the same as that of ${first.file}. Say what is different on this page.`,
    },
  ];
}

function keywordWarning({ file, keywords }: SearchFields): SearchWarning[] {
  if (keywords.length >= leastKeywords) return [];
  const what = `has ${keywords.length === 0 ? 'no search phrase' : 'one search phrase'}. Write at least two that this page answers.`;
  return [{ file, field: 'keywords', what }];
}

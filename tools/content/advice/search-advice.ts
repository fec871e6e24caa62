/** Warns about titles, descriptions, and search phrases that search results won't show as intended. */
import { z } from 'zod';
import { replaceTokens, type TokenSources } from '../../../src/lib/content/tokens.ts';
import type { Problem } from '../check/problem.ts';
import type { Page } from '../check/read/entry.ts';

/** Characters that search results print without cutting; the title's exclude the company name. */
export const searchLengths = {
  title: { least: 8, most: 32 },
  description: { least: 120, most: 160 },
} as const;

/** Fewest search phrases that say what a page answers. */
const leastKeywords = 2;

const meta = {
  metaTitle: z.string().optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
};
const words = z.looseObject({
  ...meta,
  title: z.string().default(''),
  name: z.string().default(''),
  summary: z.string().default(''),
  page: z.looseObject(meta).optional(),
});

/** What search engines get from a page, and the path of the field that sets each part. */
function searchFieldsOf({ entry: { collection, value } }: Page, sources: TokenSources) {
  const read = words.parse(value);
  const isProgram = collection === 'loan-programs';
  const isCity = collection === 'cities';
  const own = isProgram ? read.page : read;
  const title = isCity ? `${read.name} Mortgage Lender` : (own?.metaTitle ?? read.title);
  const pathOf = (field: string) => (isProgram ? `page.${field}` : field);
  const titleField = own?.metaTitle === undefined ? 'title' : pathOf('metaTitle');
  return {
    title: replaceTokens(title, sources),
    description: replaceTokens(own?.description ?? read.summary, sources),
    // A program without words for its page gets its phrases from its name.
    keywords: own?.keywords ?? (isProgram ? [title, title] : []),
    paths: {
      title: isCity ? 'name' : titleField,
      description: pathOf('description'),
      keywords: pathOf('keywords'),
    },
  };
}

const examples = {
  title: 'Closing Costs, Line by Line',
  description:
    'What buyers in central Ohio pay at closing: lender fees, title, prepaid items, and county fees, with five ways to pay less.',
  keywords: 'closing costs Ohio',
};

/** Warnings about the pages of valid entries, in the order of the pages. */
export function searchAdvice(pages: readonly Page[], sources: TokenSources): Problem[] {
  const firsts = { title: new Map<string, string>(), description: new Map<string, string>() };
  return pages.flatMap((page): Problem[] => {
    const { file } = page.entry;
    const { paths, ...search } = searchFieldsOf(page, sources);
    const warn = (field: keyof typeof paths, found: string, wanted: string): Problem => ({
      file,
      line: page.entry.lineOf(paths[field].split('.')),
      field: paths[field],
      found,
      wanted,
      example: examples[field],
    });
    const texts = (['title', 'description'] as const).flatMap((field) => {
      const text = search[field];
      const { least, most } = searchLengths[field];
      const first = firsts[field].get(text);
      firsts[field].set(text, first ?? file);
      return [
        ...(text.length < least || text.length > most
          ? [
              `has ${text.length} characters, so search results may ${text.length > most ? 'cut it off' : 'replace it'}. Aim for ${least} to ${most}.`,
            ]
          : []),
        ...(first === undefined
          ? []
          : [`is the same as in ${first}. Say what is different about this page.`]),
      ].map((what) => warn(field, `"${text}"`, `The ${field} ${what}`));
    });
    if (search.keywords.length >= leastKeywords) return texts;
    const count = search.keywords.length === 0 ? 'no search phrases' : 'one search phrase';
    const wanted = `Write at least ${leastKeywords} search phrases that this page answers.`;
    return [...texts, warn('keywords', count, wanted)];
  });
}

/** Warns about titles, descriptions, and search phrases that search results won't show as intended. */
import { replaceTokens, type TokenSources } from '../../../src/lib/content/tokens.ts';
import { valueAt } from '../check/fields/field-hints.ts';
import type { Problem } from '../check/problem.ts';
import type { Page } from '../check/read/entry.ts';

/** Characters that search results print without cutting; the title's exclude the company name. */
export const searchLengths = {
  title: { least: 8, most: 32 },
  description: { least: 120, most: 160 },
} as const;

/** Fewest search phrases that say what a page answers. */
const leastKeywords = 2;

/** What search engines get from a page, and the path of the field that sets each part. */
function searchFieldsOf({ entry: { collection, value } }: Page, sources: TokenSources) {
  const textAt = (path: string) => {
    const text = valueAt(value, path.split('.'));
    return typeof text === 'string' ? text : undefined;
  };
  const isProgram = collection === 'loan-programs';
  const isCity = collection === 'cities';
  const pathOf = (field: string) => (isProgram ? `page.${field}` : field);
  const own = textAt(pathOf('metaTitle'));
  const title = isCity ? `${textAt('name') ?? ''} Mortgage Lender` : (own ?? textAt('title') ?? '');
  const keywords = valueAt(value, pathOf('keywords').split('.'));
  return {
    title: replaceTokens(title, sources),
    description: replaceTokens(textAt(pathOf('description')) ?? textAt('summary') ?? '', sources),
    // A program without words for its page gets its phrases from its name.
    phrases: Array.isArray(keywords) ? keywords.length : isProgram ? leastKeywords : 0,
    paths: {
      title: isCity ? 'name' : own === undefined ? 'title' : pathOf('metaTitle'),
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
      const faults: string[] = [];
      if (text.length < least || text.length > most)
        faults.push(
          `has ${text.length} characters, so search results may ${text.length > most ? 'cut it off' : 'replace it'}. Aim for ${least} to ${most}.`,
        );
      if (first !== undefined)
        faults.push(`is the same as in ${first}. Say what is different about this page.`);
      return faults.map((fault) => warn(field, `"${text}"`, `The ${field} ${fault}`));
    });
    if (search.phrases >= leastKeywords) return texts;
    const count = search.phrases === 0 ? 'no search phrases' : 'one search phrase';
    const wanted = `Write at least ${leastKeywords} search phrases that this page answers.`;
    return [...texts, warn('keywords', count, wanted)];
  });
}

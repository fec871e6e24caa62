/** Advice on what search engines show, from entries as the content check reads them. */
import { z } from 'zod';
import { searchWarnings, type SearchFields } from './search-fields.ts';
import { replaceTokens, type TokenSources } from '../../../src/lib/content/tokens.ts';
import type { Page } from '../check/read/addresses.ts';
import type { Problem } from '../check/problem.ts';

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

/** Fields that stand below "page" in a loan program. */
const inPage = (collection: string, field: string) =>
  collection === 'loan-programs' ? `page.${field}` : field;

/** Field of the entry that decides about the title. */
function titleField(collection: string, hasMetaTitle: boolean): string {
  if (collection === 'cities') return 'name';
  return hasMetaTitle ? inPage(collection, 'metaTitle') : 'title';
}

function fieldsOf({ entry }: Page, sources: TokenSources) {
  const read = words.parse(entry.value);
  const own = entry.collection === 'loan-programs' ? read.page : read;
  const title =
    entry.collection === 'cities' ? `${read.name} Mortgage Lender` : (own?.metaTitle ?? read.title);
  const print = (text: string) => replaceTokens(text, sources);
  const search: SearchFields = {
    file: entry.file,
    title: print(title),
    description: print(own?.description ?? read.summary),
    // A program without a page of its own words gets its phrases from its name.
    keywords: own?.keywords ?? (entry.collection === 'loan-programs' ? [title, title] : []),
  };
  const names: Readonly<Record<string, string>> = {
    title: titleField(entry.collection, own?.metaTitle !== undefined),
    description: inPage(entry.collection, 'description'),
    keywords: inPage(entry.collection, 'keywords'),
  };
  return { entry, search, names };
}

const examples: Readonly<Record<string, string>> = {
  title: 'Closing Costs, Line by Line',
  description:
    'What buyers in central Ohio pay at closing: lender fees, title, prepaid items and county fees, with five ways to pay less.',
  keywords: 'closing costs Ohio',
};

/** Advice on titles, descriptions and search phrases of pages whose entries are in order. */
export function searchAdvice(pages: readonly Page[], sources: TokenSources): Problem[] {
  const read = new Map(pages.map((page) => [page.entry.file, fieldsOf(page, sources)]));
  const searched = [...read.values()].map(({ search }) => search);
  return searchWarnings(searched).flatMap(({ file, field, what }) => {
    const page = read.get(file);
    const name = page?.names[field] ?? field;
    const shown = page?.search[field as keyof SearchFields];
    return [
      {
        file,
        line: page?.entry.lineOf(name.split('.')),
        field: name,
        found: typeof shown === 'string' ? `"${shown}"` : `${shown?.length ?? 0} phrases`,
        wanted: `The ${field === 'keywords' ? 'list' : field} ${what}`,
        example: examples[field] ?? '',
      },
    ];
  });
}

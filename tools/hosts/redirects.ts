import { readFileSync } from 'node:fs';
import { publishedSchema, redirectsSchema, type Redirect } from '../../src/schemas/redirects.ts';

/** Where editors write moved addresses. */
export const redirectsFile = 'src/content/redirects/redirects.json';

/** Where every address that was ever public is kept; `npm run record` adds to it. */
export const publishedFile = 'src/content/redirects/published.json';

/**
 * The editors' list of moved addresses; those of other sites as browsers read them.
 * @throws Error that the content check, which every build starts with, tells by line.
 */
export const readRedirects = (): Redirect[] =>
  redirectsSchema.parse(readJson(redirectsFile)).map(({ from, to }) => ({
    from,
    to: to.startsWith('/') ? to : new URL(to).href,
  }));

/** Every address that was ever public. */
export const readPublished = (): string[] => publishedSchema.parse(readJson(publishedFile));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { publishedSchema, redirectsSchema, type Redirect } from '../../../src/schemas/redirects.ts';
import { redirectsFile } from './check-redirects.ts';

/** Where every address that was ever public is kept; `npm run published` adds to it. */
export const publishedFile = 'src/content/redirects/published.json';

/**
 * The editors' list of moved addresses; those of other sites as browsers read them.
 * @throws Error with file, entry, field and what to write.
 */
export const readRedirects = (): Redirect[] =>
  readList(redirectsFile, redirectsSchema).map(({ from, to }) => ({
    from,
    to: to.startsWith('/') ? to : new URL(to).href,
  }));

/**
 * Every address that was ever public.
 * @throws Error when the file is no list of addresses.
 */
export const readPublished = (): string[] => readList(publishedFile, publishedSchema);

function readList<Entry>(file: string, schema: z.ZodType<Entry[]>): Entry[] {
  const { data, error } = schema.safeParse(parse(file));
  if (data) return data;
  const faults = error.issues.map(({ path: [entry, ...field], message }) => {
    const place = typeof entry === 'number' ? `, entry ${entry + 1}` : '';
    return `${file}${place}: ${field.length > 0 ? `"${field.join('.')}" ` : ''}${message}`;
  });
  throw new Error(faults.join('\n'));
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} cannot be read: ${reason}. Entries look like { "from": "/old", "to": "/new" }, with a comma between two.`,
      { cause: error },
    );
  }
}

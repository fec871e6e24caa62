/** Checks the two lists in src/content/redirects: redirects, and every address that was ever public. */
import type { z } from 'zod';
import { publishedSchema, redirectsSchema } from '../../../../src/schemas/redirects.ts';
import {
  faultsOfRedirects,
  isLost,
  redirectsFile,
} from '../../../hosts/redirects/check-redirects.ts';
import { publishedFile } from '../../../hosts/redirects/read-redirects.ts';
import { decode, type Source } from '../read/source.ts';
import { hintsOf } from '../fields/field-hints.ts';
import type { Problem } from '../problem.ts';
import { readJson } from '../read/read-json.ts';
import { checkEntry } from '../fields/schema-problems.ts';
import { formatValue, offer } from '../format-value.ts';

/** The redirects, for the link check, and the problems with both lists. */
export interface RedirectLists {
  moved: Map<string, string>;
  problems: Problem[];
}

const entryExample = '{ "from": "/old-page", "to": "/about" }';

/**
 * Reads and checks both lists.
 * @param seen addresses of public pages
 */
export function checkRedirects(
  content: ReadonlyMap<string, Uint8Array>,
  seen: ReadonlySet<string>,
): RedirectLists {
  const list = readList(content, redirectsFile, redirectsSchema);
  const published = readList(content, publishedFile, publishedSchema);
  const redirects = list.value ?? [];
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const faults = faultsOfRedirects(redirects, seen).map(({ index, from, fault }) => ({
    file: redirectsFile,
    line: list.source?.lineOf([index]) ?? 1,
    field: `entry ${index + 1}`,
    found: `${formatValue(from)}, which ${fault.what}`,
    wanted: fault.remedy,
    example: entryExample,
  }));
  // Without a readable list of redirects, every moved address would look lost.
  const lost =
    list.value === undefined
      ? []
      : (published.value ?? []).filter((address) => isLost(address, redirects, seen));
  return {
    moved,
    problems: [
      ...list.problems,
      ...published.problems,
      ...faults,
      ...lost.map((address) => lostProblem(address, seen)),
    ],
  };
}

function lostProblem(address: string, seen: ReadonlySet<string>): Problem {
  return {
    file: redirectsFile,
    line: 1,
    field: 'a page that was public',
    found: `no page and no entry for ${formatValue(address)}`,
    wanted: `Restore the page (a draft or a future "publishDate" removes it, too), or add a redirect here.${offer(address, [...seen])}`,
    example: `{ "from": "${address}", "to": "/about" }`,
  };
}

function readList<Value>(
  content: ReadonlyMap<string, Uint8Array>,
  file: string,
  schema: z.ZodType<Value>,
): { value?: Value | undefined; source?: Source; problems: Problem[] } {
  const bytes = content.get(file);
  if (!bytes)
    return {
      problems: [
        {
          file,
          field: 'the whole file',
          found: 'nothing',
          wanted: 'The list must exist, even if it is empty. Restore it.',
          example: '[]',
        },
      ],
    };
  const decoded = decode(file, bytes);
  const read = decoded.text === undefined ? { problems: [] } : readJson(file, decoded.text);
  if ('problems' in read) return { problems: [...decoded.problems, ...read.problems] };
  const { source } = read;
  const candidate = {
    file,
    style: 'json' as const,
    ...source,
    whole: 'the list',
    sampleOf: () => undefined,
  };
  const { problems } = checkEntry(schema, hintsOf(schema), candidate);
  return {
    value: schema.safeParse(source.data).data,
    source,
    problems: [...decoded.problems, ...problems],
  };
}

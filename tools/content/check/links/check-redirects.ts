/** The two lists of src/content/redirects: moved addresses, and all that were ever public. */
import type { z } from 'zod';
import { publishedSchema, redirectsSchema } from '../../../../src/schemas/redirects.ts';
import {
  faultsOfRedirects,
  isLost,
  redirectsFile,
} from '../../../hosts/redirects/check-redirects.ts';
import { publishedFile } from '../../../hosts/redirects/read-redirects.ts';
import { decode } from '../read/decode.ts';
import { hintsOf } from '../fields/field-hints.ts';
import type { Problem } from '../problem.ts';
import { readJson } from '../read/read-json.ts';
import { checkEntry } from '../fields/schema-problems.ts';
import { offer, formatValue } from '../format-value.ts';
import type { Source } from '../read/source.ts';

/** Moved addresses with where they lead, for the check of links. */
export interface RedirectLists {
  moved: Map<string, string>;
  problems: Problem[];
}

const entryExample = '{ "from": "/old-page", "to": "/about" }';

/**
 * Reads and checks both lists.
 * @param seen addresses of pages that visitors see
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
  // While the list of moved addresses cannot be read, every moved one would look lost.
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
    wanted: `Bring the page back (a draft and a later "publishDate" take it away, too), or say here where its visitors shall go.${offer(address, [...seen])}`,
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
          field: 'the file as a whole',
          found: 'nothing',
          wanted: 'The list must exist, if only empty. Bring it back.',
          example: '[]',
        },
      ],
    };
  const decoded = decode(file, bytes);
  if ('problem' in decoded) return { problems: [decoded.problem] };
  const read = readJson(file, decoded.text);
  if ('problems' in read) return { problems: read.problems };
  const { source } = read;
  const candidate = {
    file,
    style: 'json' as const,
    ...source,
    whole: 'the list',
    sampleOf: () => undefined,
  };
  const { problems } = checkEntry(schema, hintsOf(schema), candidate);
  return { value: schema.safeParse(source.data).data, source, problems };
}

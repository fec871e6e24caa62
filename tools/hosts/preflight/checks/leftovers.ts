import { textsOf, type Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

const leftovers = /\b(?:lorem ipsum|TODO|TBD|FIXME|example\.(?:com|org|net))\b/i;

/** Collections whose values have a check of their own. */
const checkedApart = new Set(['businesses', 'team']);

/** Marks of unfinished work in texts. A draft is unfinished by its nature. */
export function leftoverFindings(entries: readonly Entry[]): Finding[] {
  return entries
    .filter(({ collection, data }) => !checkedApart.has(collection) && data.draft !== true)
    .flatMap(({ file, id, data, text }) => {
      const inFields = textsOf(data).filter((found) => leftovers.test(found.text));
      const places = inFields.length > 0 ? inFields.map(({ field }) => `${id}.${field}`) : ['text'];
      const found = leftovers.exec(text)?.[0];
      if (found === undefined) return [];
      return places.map((field) => ({
        file,
        field,
        problem: `holds "${found}"`,
        remedy: 'Finish the sentence or take it out.',
      }));
    });
}

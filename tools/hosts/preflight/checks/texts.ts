import { visibility } from '../../../../src/lib/content/publishing.ts';
import { addressOf, textsOf, type Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

/** Collections whose values have a check of their own. */
const checkedApart = new Set(['businesses', 'team']);

const leftovers = /\b(?:lorem ipsum|TODO|TBD|FIXME|example\.(?:com|org|net))\b/i;

/**
 * Marks of unfinished work in texts. A draft is unfinished by its nature, and
 * the business records have a check of their own.
 */
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
        remedy: 'Finish the sentence or remove it.',
      }));
    });
}

/**
 * Links of public texts to pages that are not public.
 * @param today Day of the check, "2026-11-28".
 */
export function draftLinkFindings(entries: readonly Entry[], today: string): Finding[] {
  const hidden = entries.filter((entry) => stateOf(entry, today) !== 'public');
  const seen = entries.filter((entry) => stateOf(entry, today) === 'public');
  return hidden.flatMap((draft) => {
    const address = addressOf(draft);
    if (address === undefined) return [];
    const link = new RegExp(`[("']${RegExp.escape(address)}[)"'#?]`);
    return seen
      .filter(({ text }) => link.test(text))
      .map(({ file, id }) => ({
        file,
        field: id,
        problem: `links to ${address}, which is ${stateOf(draft, today) === 'draft' ? 'a draft' : `not public before ${String(draft.data.publishDate)}`}`,
        remedy: `Publish ${draft.file}, or remove the link.`,
      }));
  });
}

const stateOf = ({ data }: Entry, today: string) =>
  visibility(
    {
      draft: data.draft === true,
      publishDate: typeof data.publishDate === 'string' ? data.publishDate : undefined,
    },
    today,
  );

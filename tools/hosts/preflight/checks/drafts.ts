import { visibility } from '../../../../src/lib/content/publishing.ts';
import { addressOf, type Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

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
        remedy: `Publish ${draft.file}, or take the link out.`,
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

/**
 * Keys of the query that say which campaign brought a visitor; nothing else travels on.
 * After utm, the click identifiers of Google (iPhone clicks carry gbraid or wbraid in place
 * of gclid), Microsoft, Meta, TikTok, and LinkedIn.
 */
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
  'ttclid',
  'li_fat_id',
];

/** Longer values are no campaign's; a cut one would be a wrong one, so they are dropped. */
const longestValue = 200;

const storageKey = 'campaign';

/** The campaign parameters of a query string, encoded: "utm_source=a&gclid=b", or "". */
export function campaignOf(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of campaignKeys) {
    const value = given.get(key);
    if (value && value.length <= longestValue) kept.set(key, value);
  }
  return kept.toString();
}

/**
 * The campaign of the visit: what was stored first, else this page's, which is
 * stored for the next pages.
 * @param storage Gives the session's storage; may throw, as browsers do that block it.
 */
export function campaignOfVisit(search: string, storage: () => Storage): string {
  const current = campaignOf(search);
  try {
    const visit = storage();
    const first = campaignOf(visit.getItem(storageKey) ?? '');
    if (!first && current) visit.setItem(storageKey, current);
    return first || current;
  } catch {
    return current;
  }
}

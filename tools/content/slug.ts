/** Longest slug that is made from a title. */
const longest = 60;

/** A slug: what a file name, and so the last part of an address, may hold. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A slug made from a title: "What’s PMI?" gives "whats-pmi". Empty when the title has no letter from a to z and no digit. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  const whole = (plain.match(/[a-z0-9]+/g) ?? []).join('-');
  // Long titles are cut between two words.
  return whole.length <= longest ? whole : whole.slice(0, longest + 1).replace(/-[^-]*$/, '');
}

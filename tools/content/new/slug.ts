/** Longest last part of an address. */
const longest = 60;

/**
 * The short name that was given, or one made from the title.
 * @throws Error when it is no short name.
 */
export function slugFrom(given: string | undefined, title: string): string {
  const slug = given?.trim() ?? '';
  if (slug === '') return slugOf(title);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new Error(
    `--slug "${slug}" cannot be: lower-case letters, digits and hyphens only, for example "closing-costs".`,
  );
}

/**
 * Last part of an address made from a title: "What’s PMI?" gives "whats-pmi".
 * @throws Error when the title holds no letter or digit that an address can have.
 */
function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  if (slug === '')
    throw new Error(
      `"${title}" makes no address: it has no letter from a to z and no digit. Add --slug my-short-name.`,
    );
  return slug;
}

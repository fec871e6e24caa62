/** Fields that hold an address, a name for the machine or a description of a picture. */
const notShown = new Set(['href', 'image', 'alt', 'icon', 'id', 'kind', 'figure', 'business']);

/**
 * Every text a reader sees of an entry's fields, in their order, however deep they lie.
 * Meta fields are for the caller to leave out: their names are those of shown ones elsewhere.
 */
export function shownTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notShown.has(key) ? [] : shownTexts(inner),
  );
}

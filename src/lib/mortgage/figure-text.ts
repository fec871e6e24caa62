/** How a figure is written, whoever typed it: what means the same is made the same before it is parsed. */

/** Takes no space and means nothing beside digits: soft hyphens, zero-width and direction marks. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202D\u2060-\u2069\uFEFF]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;
const VULGAR_FRACTION = /[\u00BC-\u00BE\u2150-\u215E\u2189]/g;
const FRACTION_SLASH = /[\u2044\u2215]/g;

const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const FRACTION = /^(?:(\d+)(?: |- ?))?(\d{1,2})\/([2-9]|1[026]|32|64)$/;

/** A text without characters that can't be seen. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/**
 * A text with plain digits and symbols, single spaces, and fractions as `7/8`: " 6⅞ % " gives
 * "6 7/8 %". Other characters stay, so that a parser refuses them: Unicode's own compatibility form
 * would read "6²" as 62.
 */
export function plainText(text: string): string {
  return withoutInvisible(text)
    .replaceAll(FULL_WIDTH, (character) =>
      String.fromCodePoint(character.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replaceAll(VULGAR_FRACTION, (fraction) => ` ${fraction.normalize('NFKC')} `)
    .replaceAll(FRACTION_SLASH, '/')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Parses a figure that has no thousands, in plain text: `6.5`, `6,5`, `6 1/2`, `6-1/2`, `1/2`.
 * `61/2` is refused, because it is either
 * 6 1/2 or 30.5, and so is `15/30`, which names a kind of loan.
 */
export function parseDecimal(text: string): number | undefined {
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  const [, whole = '0', numerator, denominator] = FRACTION.exec(text) ?? [];
  const part = Number(numerator) / Number(denominator);
  return part < 1 ? Number(whole) + part : undefined;
}

/** The values of tokens, from the entries being checked. */
import { factsOf, replaceTokens, type TokenSources } from '../../../../src/lib/content/tokens.ts';
import { type FigureRegister, resolveRegister } from '../../../../src/lib/figures/register.ts';
import { type Entry, valuesOf } from '../read/entry.ts';

/**
 * Values of all tokens that valid entries define.
 * @param year calendar year of the build
 */
export const tokenValues = (entries: readonly Entry[], year: number): TokenSources => ({
  figures: registerOf(valuesOf(entries, 'figures'), year),
  businesses: Object.fromEntries(
    [...valuesOf(entries, 'businesses')].map(([id, business]) => [id, factsOf(business)]),
  ),
});

/** The register; empty if a figure can't be computed, which is reported with the figure. */
function registerOf(figures: Parameters<typeof resolveRegister>[0], year: number): FigureRegister {
  try {
    return resolveRegister(figures, year);
  } catch {
    return new Map();
  }
}

/** A text with its tokens replaced; unchanged if one is unknown, which is reported with the token. */
export function printedWith(text: string, sources: TokenSources): string {
  try {
    return replaceTokens(text, sources);
  } catch {
    return text;
  }
}

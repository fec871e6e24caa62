/** The values of tokens, from the entries being checked. */
import { factsOf, replaceTokens, type TokenSources } from '../../../../src/lib/content/tokens.ts';
import { type FigureRegister, resolveRegister } from '../../../../src/lib/figures/register.ts';
import { businessSchema } from '../../../../src/schemas/businesses.ts';
import { figureSchema } from '../../../../src/schemas/figures.ts';
import type { Entry } from '../read/entry.ts';

/**
 * Values of all tokens that valid entries define.
 * @param year calendar year of the build
 */
export function tokenValues(entries: readonly Entry[], year: number): TokenSources {
  const of = (collection: string) => entries.filter((entry) => entry.collection === collection);
  const figures = of('figures').flatMap(({ id, data }) => {
    const figure = figureSchema.safeParse(data);
    return figure.success ? [[id, figure.data] as const] : [];
  });
  const businesses = of('businesses').flatMap(({ id, data }) => {
    const business = businessSchema.safeParse(data);
    return business.success ? [[id, factsOf(business.data)] as const] : [];
  });
  return {
    figures: registerOf(new Map(figures), year),
    businesses: Object.fromEntries(businesses),
  };
}

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

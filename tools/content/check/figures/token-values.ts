/** What tokens print, from entries as the check reads them. */
import { factsOf, replaceTokens, type TokenSources } from '../../../../src/lib/content/tokens.ts';
import { resolveRegister, type FigureRegister } from '../../../../src/lib/figures/register.ts';
import { businessSchema } from '../../../../src/schemas/businesses.ts';
import { figureSchema } from '../../../../src/schemas/figures.ts';
import type { Entry } from '../read/addresses.ts';

/**
 * Values of all tokens of the entries that are in order.
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

/** The register; an empty one while a figure cannot be computed, which is told with the figure. */
function registerOf(figures: Parameters<typeof resolveRegister>[0], year: number): FigureRegister {
  try {
    return resolveRegister(figures, year);
  } catch {
    return new Map();
  }
}

/** A text as it is printed; as it is written while one of its tokens names nothing, which is told with the token. */
export function printedWith(text: string, sources: TokenSources): string {
  try {
    return replaceTokens(text, sources);
  } catch {
    return text;
  }
}

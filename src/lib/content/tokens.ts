/**
 * Tokens: how texts name a figure or a business fact without typing it.
 * `[[closing-cost-share]]`, `[[fha-limit-floor-2024:dated]]`, `[[brokerage:phone]]`.
 */
import type { Business } from '../../schemas/businesses.ts';
import type { FigureRegister } from '../figures/register.ts';
import { printFigure } from '../figures/print-figure.ts';
import { nearest } from './nearest.ts';

/** Business facts that texts may print, by business and fact (see `businessFacts`). */
export type BusinessFacts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything a token can name. */
export interface TokenSources {
  figures: FigureRegister;
  businesses: BusinessFacts;
}

/** Matches a token; group 1 is the name, group 2 what follows the colon. */
export const tokenPattern = /\[\[([^[\]:]+)(?::([^[\]]+))?\]\]/g;

/** What may follow the colon after the name of a figure. */
export const variants = ['dated', 'low', 'high'] as const;

/** What may follow the colon after the name of a business. */
export const businessFacts = [
  'name',
  'shortName',
  'phone',
  'email',
  'street',
  'city',
  'hours',
] as const;

type BusinessFact = (typeof businessFacts)[number];

/** The facts of a business that texts may print. */
export const factsOf = ({
  address: { street, city },
  ...business
}: Pick<Business, Exclude<BusinessFact, 'street' | 'city'> | 'address'>): Record<
  BusinessFact,
  string
> => {
  const { name, shortName, phone, email, hours } = business;
  return { name, shortName, phone, email, street, city, hours };
};

/**
 * What a token prints.
 * @throws when the token names nothing; the message, for editors, offers the nearest names
 */
function printToken(name: string, detail: string | undefined, sources: TokenSources): string {
  const facts = sources.businesses[name];
  if (facts) {
    const value = detail === undefined ? undefined : facts[detail];
    if (value === undefined)
      throw new Error(
        `[[${name}${detail === undefined ? '' : `:${detail}`}]] isn't a fact about the business "${name}". Write one of ${Object.keys(
          facts,
        )
          .map((fact) => `[[${name}:${fact}]]`)
          .join(', ')}.`,
      );
    return value;
  }
  const figure = sources.figures.get(name);
  if (!figure)
    throw new Error(
      `[[${name}]] is not a figure. The nearest ${nearest(name, [...sources.figures.keys()])
        .map((id) => `[[${id}]]`)
        .join(', ')}; figures are the files in src/content/figures.`,
    );
  if (detail === undefined) return printFigure(figure, 'plain');
  const variant = variants.find((known) => known === detail);
  if (!variant)
    throw new Error(
      `[[${name}:${detail}]] asks for "${detail}". After the colon, write dated, low, or high.`,
    );
  return printFigure(figure, variant);
}

/**
 * Replaces every token of a text.
 * @param escape makes a printed value fit its surroundings (HTML, JSON); default is none
 */
export function replaceTokens(
  text: string,
  sources: TokenSources,
  escape: (value: string) => string = (value) => value,
): string {
  return text.replace(tokenPattern, (_, name: string, detail: string | undefined) =>
    escape(printToken(name, detail, sources)),
  );
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Text made safe for HTML, between tags and in attributes. */
export const escapeHtml = (value: string) =>
  value.replace(/[&<>"]/g, (character) => htmlEntities[character] ?? character);
const escapeJson = (value: string) => JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c');

/** Replaces tokens in a whole HTML or XML document; inside JSON-LD scripts values are escaped as JSON. */
export function replaceTokensInMarkup(markup: string, sources: TokenSources): string {
  if (!markup.includes('[[')) return markup;
  return markup
    .split(/(<script type="application\/ld\+json">[\s\S]*?<\/script>)/)
    .map((part, index) => replaceTokens(part, sources, index % 2 === 1 ? escapeJson : escapeHtml))
    .join('');
}

/**
 * Tokens: how texts name a figure or a business fact without typing it.
 * `[[closing-cost-share]]`, `[[fha-limit-floor-2024:dated]]`, `[[brokerage:phone]]`.
 */
import type { Business } from '../../schemas/businesses.ts';
import type { FigureRegister } from '../figures/register.ts';
import { printFigure } from '../figures/print-figure.ts';

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
type PrintedFields = Pick<Business, Exclude<BusinessFact, 'street' | 'city'> | 'address'>;

/** The facts of a business that texts may print. */
export const factsOf = (business: PrintedFields): Record<BusinessFact, string> => {
  const { name, shortName, phone, email, hours, address } = business;
  return { name, shortName, phone, email, street: address.street, city: address.city, hours };
};

/**
 * What a token prints.
 * @throws when the token names nothing; the content check reports that first, with advice
 */
function printToken(name: string, detail: string | undefined, sources: TokenSources): string {
  const figure = sources.figures.get(name);
  const variant = detail === undefined ? 'plain' : variants.find((known) => known === detail);
  const fact = detail === undefined ? undefined : sources.businesses[name]?.[detail];
  if (fact !== undefined) return fact;
  if (figure && variant) return printFigure(figure, variant);
  throw new Error(
    `[[${name}${detail === undefined ? '' : `:${detail}`}]] names no figure and no business fact. Run "npm run check:content".`,
  );
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

/** Whether each token names a figure or a fact of a business. */
import { businessFacts, tokenPattern, variants } from '../../../../src/lib/content/tokens.ts';
import { nearest } from '../../../../src/lib/content/nearest.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip, listed, offer } from '../format-value.ts';
import { lineAt } from '../read/source.ts';

/** Names that tokens may use. */
export interface TokenNames {
  figures: readonly string[];
  businesses: readonly string[];
  /** Terms of the glossary, which need no token. */
  terms: ReadonlySet<string>;
}

const token = (name: string) => `[[${name}]]`;

/** A word in single brackets that is neither a link nor the name of one. */
const singleBrackets = /(?<![\[\]])\[([\w-]+)(?::(\w+))?\](?![\](\[:])/g;

/** Whether a name could be a token: a figure, or a business with one of its facts. */
const isMeant = (name: string, detail: string | undefined, names: TokenNames) =>
  names.figures.includes(name) || (names.businesses.includes(name) && detail !== undefined);

/** Tokens of a file that print nothing, and brackets that look like one. */
export function tokenProblems(file: string, text: string, names: TokenNames): Problem[] {
  const at = (index: number, found: string, advice: Advice): Problem => ({
    file,
    line: lineAt(text, index),
    field: 'token',
    found: clip(found),
    ...advice,
  });
  const tokens = [...text.matchAll(tokenPattern)];
  const starts = new Set(tokens.map(({ index }) => index));
  const ends = new Set(tokens.map(({ index, 0: written }) => index + written.length - 2));
  return [
    ...tokens.flatMap(({ 0: written, 1: name = '', 2: detail, index }) => {
      const advice = adviceOn(name, detail, names);
      return advice ? [at(index, written, advice)] : [];
    }),
    ...[...text.matchAll(singleBrackets)].flatMap(
      ({ 0: written, 1: name = '', 2: detail, index }) =>
        isMeant(name, detail, names)
          ? [
              at(index, written, {
                wanted:
                  'A token stands between double square brackets; like this it is printed as typed.',
                example: `[${written}]`,
              }),
            ]
          : [],
    ),
    ...[...text.matchAll(/\[\[|\]\]/g)]
      .filter(({ 0: sign, index }) => !(sign === '[[' ? starts : ends).has(index))
      // A list that holds a list ends in two brackets, too.
      .filter(
        ({ 0: sign, index }) =>
          sign === '[[' || !file.endsWith('.json') || /\w$/.test(text.slice(0, index)),
      )
      .map(({ 0: sign, index }) =>
        at(
          index,
          sign === '[['
            ? text.slice(index, index + 40)
            : text.slice(Math.max(0, index - 30), index + 2),
          {
            wanted:
              'A token stands between two opening and two closing square brackets, on one line.',
            example: token(names.figures[0] ?? 'brokerage:phone'),
          },
        ),
      ),
  ];
}

function adviceOn(name: string, detail: string | undefined, names: TokenNames): Advice | undefined {
  if (names.businesses.includes(name)) {
    const facts: readonly string[] = businessFacts;
    if (detail !== undefined && facts.includes(detail)) return undefined;
    const asked = detail ?? '';
    return {
      wanted: `After "${name}:" comes one of ${listed(facts)}.${asked === '' ? '' : offer(asked, facts, (fact) => token(`${name}:${fact}`))}`,
      example: token(`${name}:phone`),
    };
  }
  if (names.figures.includes(name)) {
    const known: readonly string[] = variants;
    if (detail === undefined || known.includes(detail)) return undefined;
    return {
      wanted: `After the name of a figure comes nothing, or one of ${listed(known)}.`,
      example: token(`${name}:dated`),
    };
  }
  if (names.terms.has(name.toLowerCase()))
    return {
      wanted:
        'Terms of the glossary are found in the text by themselves. Write the word without brackets.',
      example: name,
    };
  const known = [...names.figures, ...names.businesses.map((business) => `${business}:phone`)];
  return {
    wanted: `A token names a file of src/content/figures, or a fact of a business.${offer(name, known, token)}`,
    example: token(nearest(name, known, 1)[0] ?? 'brokerage:phone'),
  };
}

/** Checks that each token names a figure or a business fact. */
import { businessFacts, tokenPattern, variants } from '../../../../src/lib/content/tokens.ts';
import { blanked } from '../../../../src/lib/wording/pieces.ts';
import { pictureExample } from '../markup/picture-faults.ts';
import { isPicture } from '../pictures/pictures.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip, closest, listed, offer } from '../format-value.ts';
import { lineAt } from '../read/source.ts';

export interface TokenNames {
  figures: readonly string[];
  businesses: readonly string[];
  /** Glossary terms, which need no token. */
  terms: ReadonlySet<string>;
}

const token = (name: string) => `[[${name}]]`;

/** A word in single brackets that is not part of a link. */
const singleBrackets = /(?<![\[\]])\[([\w-]+)(?::(\w+))?\](?![\](\[:])/g;

/** A token with one bracket more before it, unless it begins the words of a link. */
const bracketTooMany = /\[(?=\[\[[^[\]]+\]\](?![^[\]\n]*\][([]))/g;

/** Unknown tokens in a file, and brackets that were meant as one. */
export function tokenProblems(file: string, text: string, names: TokenNames): Problem[] {
  const at = (index: number, found: string, advice: Advice): Problem => ({
    file,
    line: lineAt(text, index),
    field: 'token',
    found: clip(found),
    ...advice,
  });
  const unknown = [...text.matchAll(tokenPattern)].map(
    ({ 0: written, 1: name = '', 2: detail, index }) => {
      const advice = adviceOn(name, detail, names);
      return advice && at(index, written, advice);
    },
  );
  const single = [...text.matchAll(singleBrackets)]
    .filter(
      ({ 1: name = '', 2: detail }) =>
        names.figures.includes(name) || (names.businesses.includes(name) && detail !== undefined),
    )
    .map(({ 0: written, index }) =>
      at(index, written, {
        wanted: 'A token needs double square brackets. Single ones are printed as typed.',
        example: `[${written}]`,
      }),
    );
  // In JSON, nested lists also end in two brackets.
  const alone = file.endsWith('.json') ? /\[\[|(?<=\w)\]\]/g : /\[\[|\]\]/g;
  const unclosed = [
    ...blanked(text, tokenPattern).matchAll(alone),
    ...text.matchAll(bracketTooMany),
  ].map(({ 0: sign, index }) => {
    const isStart = sign.startsWith('[');
    const found = isStart ? [index, index + 40] : [Math.max(0, index - 30), index + 2];
    return at(index, text.slice(...found), {
      wanted: 'A token needs two opening and two closing square brackets on the same line.',
      example: token(names.figures[0] ?? 'brokerage:phone'),
    });
  });
  return [...unknown.filter((one) => one !== undefined), ...single, ...unclosed];
}

function adviceOn(name: string, detail: string | undefined, names: TokenNames): Advice | undefined {
  if (names.businesses.includes(name)) {
    const facts: readonly string[] = businessFacts;
    if (detail !== undefined && facts.includes(detail)) return undefined;
    const asked = detail ?? '';
    return {
      wanted: `After "${name}:", write ${listed(facts)}.${asked === '' ? '' : offer(asked, facts, (fact) => token(`${name}:${fact}`))}`,
      example: token(`${name}:phone`),
    };
  }
  if (names.figures.includes(name)) {
    const known: readonly string[] = variants;
    if (detail === undefined || known.includes(detail)) return undefined;
    return {
      wanted: `After the name of a figure, write nothing, or ":" and ${listed(known)}.`,
      example: token(`${name}:dated`),
    };
  }
  if (names.terms.has(name.toLowerCase()))
    return {
      wanted: 'Glossary terms are linked automatically. Write the word without brackets.',
      example: name,
    };
  if (isPicture(name))
    return {
      wanted: 'Write a picture as "!", its description in brackets, and its path in parentheses.',
      example: pictureExample,
    };
  const known = [...names.figures, ...names.businesses.map((business) => `${business}:phone`)];
  return {
    wanted: `A token must name a file in src/content/figures, or a business fact.${offer(name, known, token) || ' No name is similar; it may have been deleted or renamed.'}`,
    example: token(closest(name, known)[0] ?? 'brokerage:phone'),
  };
}

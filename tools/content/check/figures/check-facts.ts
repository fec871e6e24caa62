/** Facts typed by hand where a token would keep them up to date: phones, addresses, and figures. */
import type { FigureRegister } from '../../../../src/lib/figures/register.ts';
import type { TokenSources } from '../../../../src/lib/content/tokens.ts';
import { blanked, linkTarget } from '../../../../src/lib/wording/pieces.ts';
import { typedNumbers } from '../wording/typed-numbers.ts';
import { type Entry, type EntryText, isDraft, prose, unfinished } from '../read/entry.ts';
import { isTitle } from '../fields/check-texts.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

/** Collections where facts and figures are defined. */
const homes = new Set(['businesses', 'figures', 'team']);

/** A North American phone number, however it is punctuated. */
const phone = /(?<![\d$])(?:\+?1[-. ]?)?\(?\d{3}\)?[-./ ]?\s?\d{3}[-. ]?\d{4}(?!\d|,\d)/g;

/** Facts and figures typed into a public entry. Numbers in customers' reviews are left alone. */
export function typedFacts(entry: Entry, sources: TokenSources): Problem[] {
  if (homes.has(entry.collection) || isDraft(entry)) return [];
  const figures = entry.collection === 'testimonials' ? () => [] : typedFigures;
  return prose(entry).flatMap((text) =>
    [...typedContacts(text, sources), ...figures(text, sources.figures)].map(
      ({ index, ...problem }) => ({
        ...text.at(index),
        ...(holdsNoToken(text, index) ? { ...problem, ...adviceOnTitles } : problem),
      }),
    ),
  );
}

/** Whether the index is in a title, or in a heading of the text. */
const holdsNoToken = ({ path, text }: EntryText, index: number) =>
  isTitle(path) || /^#+ .*$/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));

const adviceOnTitles: Advice = {
  wanted:
    "Titles and headings can't contain tokens, so leave out facts and numbers that can change.",
  example: '"How we compare offers"',
};

type Typed = Advice & { found: string; index: number };

const digits = (text: string) => text.replace(/\D/g, '').slice(-10);

function typedContacts({ text }: EntryText, { businesses }: TokenSources): Typed[] {
  const facts = Object.entries(businesses).flatMap(([business, own]) =>
    ['phone', 'email', 'name', 'street'].map((fact) => ({
      token: `[[${business}:${fact}]]`,
      isPhone: fact === 'phone',
      words: own[fact] ?? '',
    })),
  );
  const typed = [...blanked(blanked(text, linkTarget), /https?:\S+/g).matchAll(phone)]
    // A phone inside a tel: link is reported with the link.
    .filter(({ 0: found, index }) => !text.startsWith('](tel:', index + found.length));
  const phones = typed.map(({ 0: found, index }) => {
    const own = facts.find(({ isPhone, words }) => isPhone && digits(words) === digits(found));
    return {
      index,
      found: `"${clip(found)}"`,
      wanted: own
        ? 'Write our phone number as its token, so that it changes everywhere at once.'
        : "Don't type phone numbers, which go out of date. Use a token for ours, and link to another office's website.",
      example: own?.token ?? '[the county auditor](https://www.example.com/)',
    };
  });
  // An email address that is a link without "mailto:" is reported with the link.
  const unlinked = blanked(text, /\]\([^/:\s)]+@[^)\s]*\)/g);
  const words = facts
    .filter(({ isPhone, words }) => !isPhone && words !== '' && unlinked.includes(words))
    .map((fact) => ({
      index: unlinked.indexOf(fact.words),
      found: `"${clip(fact.words)}"`,
      wanted: 'Write this as its token, so that it changes everywhere at once.',
      example: fact.token,
    }));
  return [...phones, ...words];
}

function typedFigures({ text }: EntryText, figures: FigureRegister): Typed[] {
  const others = [phone, unfinished].reduce(blanked, text);
  return typedNumbers(others).map(({ words, index }) => ({
    index,
    found: `the number in "${clip(words)}"`,
    ...adviceOn(words, figures),
  }));
}

function adviceOn(words: string, figures: FigureRegister): Advice {
  const tokens = tokensFor(words, figures);
  return {
    wanted: `${tokens.length > 0 ? `Use the token for this number: ${tokens.slice(0, 3).join(' or ')}.` : 'No figure has this value yet. If it can change, add a file for it to src/content/figures, and write the file\'s name, without ".json", in double square brackets.'} Spell out one that never changes, as in "forty-five days".`,
    example: tokens[0] ?? '[[name-of-the-file]]',
  };
}

/** An amount or a range with its unit: "$300", "2 to 5 percent", "45-day". "2 and 5" are two amounts, except after "between". */
const amount =
  /(\$?)(\d[\d,.]*)(?:(?: percent)?(?: to |(?<=\b[Bb]etween \$?[\d,.]+(?: percent)?) and |\s?[–-]\s?)\$?(\d[\d,.]*))?[\s-]?([a-z]+)?/g;

/** The same for equal amounts; people, scores, and calendar years all count as bare numbers. */
const keyOf = (unit: string, low: number, high = low) =>
  `${/^(?:usd|percent|hour|day|week|month|year)/.exec(unit)?.[0] ?? ''} ${printed(low)} ${printed(high)}`;

/** Without the tail that computing leaves, as in 434.99999999999994. */
const printed = (value: number) => Math.round(value * 1000) / 1000;

/** Tokens that print one of the numbers: whole figures before the ends of ranges. */
function tokensFor(words: string, figures: FigureRegister): string[] {
  const valueOf = (typed: string) => Number(typed.replace(/,|\.$/g, ''));
  const typed = [...words.replaceAll('%', ' percent').matchAll(amount)].map(
    ([, sign, low = '', high = low, unit = '']) =>
      keyOf(sign === '$' ? 'usd' : unit, valueOf(low), valueOf(high)),
  );
  const all = [...figures.values()];
  const whole = all.filter(({ unit, low, high }) => typed.includes(keyOf(unit, low, high)));
  const ends = (['low', 'high'] as const).flatMap((end) =>
    all
      .filter(({ low, high }) => low !== high)
      .filter((figure) => typed.includes(keyOf(figure.unit, figure[end])))
      .map(({ id }) => `[[${id}:${end}]]`),
  );
  return [...whole.map(({ id }) => `[[${id}]]`), ...ends];
}

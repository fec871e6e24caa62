/** Facts that are typed where a token would follow them: phones, addresses and numbers of the register. */
import type { FigureRegister } from '../../lib/figures/register.ts';
import { printFigure } from '../../lib/figures/print-figure.ts';
import type { TokenSources } from '../../lib/content/tokens.ts';
import { blanked } from '../../lib/wording/pieces.ts';
import { isRunningText, typedNumbers } from '../../lib/wording/typed-numbers.ts';
import type { Entry } from './addresses.ts';
import { allTexts, isDraft, unfinished, type EntryText } from './entry-texts.ts';
import type { Advice, Problem } from './problem.ts';
import { clip } from './show.ts';

/** Collections that are the home of facts and numbers. */
const homes = new Set(['businesses', 'figures']);

/** A phone number of North America, however it is parted. */
const phone = /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}(?!\d)/g;

/** Facts and numbers that are typed in an entry which the public sees. */
export function typedFacts(entry: Entry, sources: TokenSources): Problem[] {
  if (homes.has(entry.collection) || isDraft(entry)) return [];
  return allTexts(entry)
    .filter(({ path }) => isRunningText(path.join('.')))
    .flatMap((text) => [...typedContacts(text, sources), ...typedFigures(text, sources.figures)]);
}

const digits = (text: string) => text.replace(/\D/g, '').slice(-10);

function typedContacts({ text, at }: EntryText, { businesses }: TokenSources): Problem[] {
  const facts = Object.entries(businesses).flatMap(([business, { phone: own = '', ...others }]) => [
    { token: `[[${business}:phone]]`, digits: digits(own), words: '' },
    ...['email', 'name', 'street'].map((fact) => ({
      token: `[[${business}:${fact}]]`,
      digits: '',
      words: others[fact] ?? '',
    })),
  ]);
  const typed = [...text.matchAll(phone)]
    // A link that holds it is told with the link.
    .filter(({ 0: found, index }) => !text.startsWith('](tel:', index + found.length));
  const phones = typed.map(({ 0: found, index }) => {
    const own = facts.find((fact) => fact.digits === digits(found));
    return {
      ...at(index),
      found: `"${clip(found)}"`,
      wanted: own
        ? 'A phone of ours is named by its token, so that it changes everywhere at once.'
        : 'No phone is typed: it would go out of date unseen. Name ours by its token, and another office by a link to its site.',
      example: own?.token ?? '[the county auditor](https://www.example.com/)',
    };
  });
  const words = facts
    .filter((fact) => fact.words !== '' && text.includes(fact.words))
    .map((fact) => ({
      ...at(text.indexOf(fact.words)),
      found: `"${clip(fact.words)}"`,
      wanted: 'A fact of ours is named by its token, so that it changes everywhere at once.',
      example: fact.token,
    }));
  return [...phones, ...words];
}

function typedFigures({ text, at }: EntryText, figures: FigureRegister): Problem[] {
  const others = [phone, unfinished].reduce(blanked, text);
  return typedNumbers(others).map(({ words, index }) => ({
    ...at(index),
    found: `the number in "${clip(words)}"`,
    ...adviceOn(words, figures),
  }));
}

function adviceOn(words: string, figures: FigureRegister): Advice {
  const [token = '[[closing-cost-share]]', ...others] = tokensFor(words, figures);
  const known = tokensFor(words, figures).length > 0;
  return {
    wanted: `${known ? `This number is printed by ${[token, ...others].slice(0, 3).join(' or ')}.` : 'A number that can change is a file of src/content/figures, named by its token.'} One that never changes is written in words, "forty-five days".`,
    example: token,
  };
}

/** Tokens that print a number of the words: the whole of a figure before an end of one. */
function tokensFor(words: string, figures: FigureRegister): string[] {
  const typed: readonly string[] = words.match(/\$?\d[\d,.]*\d%?|\$?\d%?/g) ?? [];
  const all = [...figures.values()];
  const whole = all.filter((figure) => typed.includes(bare(printFigure(figure, 'plain'))));
  const ends = (['low', 'high'] as const).flatMap((end) =>
    all
      .filter((figure) => figure.low !== figure.high)
      .filter((figure) => typed.includes(bare(printFigure(figure, end))))
      .map(({ id }) => `[[${id}:${end}]]`),
  );
  return [...whole.map(({ id }) => `[[${id}]]`), ...ends];
}

/** "45 days" counts as "45". */
const bare = (printed: string) => printed.replace(/ .*$/, '');

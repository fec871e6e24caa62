/** Facts that are typed where a token would follow them: phones, addresses and numbers of the register. */
import type { FigureRegister } from '../../../../src/lib/figures/register.ts';
import { printFigure } from '../../../../src/lib/figures/print-figure.ts';
import type { TokenSources } from '../../../../src/lib/content/tokens.ts';
import { blanked } from '../../../../src/lib/wording/pieces.ts';
import { isRunningText, typedNumbers } from '../wording/typed-numbers.ts';
import type { Entry } from '../read/addresses.ts';
import { allTexts, isDraft, unfinished, type EntryText } from '../read/entry-texts.ts';
import { isTitle } from '../read/field-texts.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

/** Collections that are the home of facts and numbers. */
const homes = new Set(['businesses', 'figures', 'team']);

/** A phone number of North America, however it is parted. */
const phone = /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}(?!\d)/g;

/** Facts and numbers that are typed in an entry which the public sees. A customer's words stay as they are. */
export function typedFacts(entry: Entry, sources: TokenSources): Problem[] {
  if (homes.has(entry.collection) || isDraft(entry)) return [];
  const figures = entry.collection === 'testimonials' ? () => [] : typedFigures;
  return allTexts(entry)
    .filter(({ path }) => isRunningText(path.join('.')))
    .flatMap((text) =>
      [...typedContacts(text, sources), ...figures(text, sources.figures)].map(
        ({ index, ...problem }) => ({
          ...text.at(index),
          ...(holdsNoToken(text, index) ? { ...problem, ...adviceOnTitles } : problem),
        }),
      ),
    );
}

/** Titles of entries, and headings of their texts. */
const holdsNoToken = ({ path, text }: EntryText, index: number) =>
  isTitle(path) || /^#+ .*$/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));

const adviceOnTitles: Advice = {
  wanted:
    'Titles and headings hold no tokens, so that a fact or a number that can change has no place in them. Say it without.',
  example: '"How we compare the offers of lenders"',
};

/** What was found, and its place in the text. */
type Typed = Advice & { found: string; index: number };

const digits = (text: string) => text.replace(/\D/g, '').slice(-10);

function typedContacts({ text }: EntryText, { businesses }: TokenSources): Typed[] {
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
      index,
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
      index: text.indexOf(fact.words),
      found: `"${clip(fact.words)}"`,
      wanted: 'A fact of ours is named by its token, so that it changes everywhere at once.',
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
  const [anyOther = 'name-of-the-figure'] = figures.keys();
  return {
    wanted: `${tokens.length > 0 ? `This number is printed by ${tokens.slice(0, 3).join(' or ')}.` : 'A number that can change is a file of src/content/figures, named by its token.'} One that never changes is written in words, "forty-five days".`,
    example: tokens[0] ?? `[[${anyOther}]]`,
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

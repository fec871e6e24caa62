/** What only shows beside other entries and today: positions, counts in words, and dates that haven't come. */
import { allTexts, type Entry, fieldTexts, isDraft, placeIn, repeats } from '../read/entry.ts';
import { valueAt } from './field-hints.ts';
import type { Problem } from '../problem.ts';

/** Two entries with one place in a menu, grid, or list: their sequence would be left to chance. */
export function sameOrders(entries: readonly Entry[]): Problem[] {
  const orderOf = ({ data }: Entry) => Number(valueAt(data, ['order']));
  const listOf = ({ collection, data }: Entry) =>
    JSON.stringify([collection, valueAt(data, ['group']), valueAt(data, ['place'])]);
  return repeats(
    entries.filter((entry) => !isDraft(entry) && !Number.isNaN(orderOf(entry))),
    (entry) => `${listOf(entry)} ${orderOf(entry)}`,
    (entry, first) => {
      const others = entries.filter((other) => listOf(other) === listOf(entry)).map(orderOf);
      const free = Math.max(...others.filter((order) => !Number.isNaN(order))) + 1;
      return {
        ...placeIn(entry, ['order']),
        found: `the number ${orderOf(entry)}, as in ${entry.whole.startsWith('entry ') ? first.whole : first.file}`,
        wanted:
          "Two entries can't have the same position in a list. Give one of them a different number.",
        example: entry.file.endsWith('.json') ? `"order": ${free}` : `order: ${free}`,
      };
    },
  );
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Counts in words that are no longer true: "Ten questions" with eleven, "six steps" above five. */
export function countProblems(entries: readonly Entry[]): Problem[] {
  const faqs = entries.filter((one) => one.collection === 'faqs' && !isDraft(one));
  return entries.flatMap((entry) => {
    const steps = valueAt(entry.data, ['steps']);
    const isFaqPage = entry.file === 'src/content/pages/faqs.json';
    return [
      ...(isFaqPage ? wrongCounts(entry, 'questions|answers', faqs.length) : []),
      ...(Array.isArray(steps) ? wrongCounts(entry, 'steps', steps.length) : []),
    ];
  });
}

function wrongCounts(entry: Entry, nouns: string, count: number): Problem[] {
  const right = numberWords[count] ?? `${count}`;
  const pattern = new RegExp(
    `\\b(${numberWords.join('|')}|\\d+) (?:[a-z]+ )?(?:${nouns})\\b`,
    'gi',
  );
  return allTexts(entry).flatMap(({ text, at: place }) =>
    [...text.matchAll(pattern)]
      .filter(({ 1: number = '' }) => ![right, `${count}`].includes(number.toLowerCase()))
      .map(({ 0: words, index }) => ({
        ...place(index),
        found: `"${words}"`,
        wanted: `There are ${count}. Write "${right}", or leave the number out.`,
        example: `"${words.replace(/^\S+/, right)}"`,
      })),
  );
}

/**
 * Articles whose date hasn't come, although they are public at once, or that were updated before it.
 * @param today business date, "2026-01-15"
 */
export const dateProblems = (entries: readonly Entry[], today: string): Problem[] =>
  entries
    .filter((entry) => entry.collection === 'blog' && !isDraft(entry))
    .flatMap((entry) => {
      const date = dayOf(entry, 'date') ?? '';
      const updated = dayOf(entry, 'updated') ?? date;
      const publishDate = dayOf(entry, 'publishDate') ?? today;
      const firstDay = publishDate > today ? publishDate : today;
      if (updated < date)
        return {
          ...placeIn(entry, ['updated']),
          found: `${updated}, before the date of the article, ${date}`,
          wanted:
            'An article is updated after its date. Correct one of the two, or delete this one.',
          example: `updated: '${date}'`,
        };
      if (date <= firstDay) return [];
      return {
        ...placeIn(entry, ['date']),
        found: `${date}, after ${firstDay}, when the article goes public`,
        wanted:
          'Correct the date, or add "publishDate" with the same day to publish the article then.',
        example: `publishDate: '${date}'`,
      };
    });

const dayOf = (entry: Entry, name: string) =>
  fieldTexts(entry).find(
    ({ path, text }) => path.join('.') === name && /^\d{4}-\d{2}-\d{2}$/.test(text),
  )?.text;

/** Finds pages with the same words: a file that was copied and left unchanged. */
import { isOwnOfCity } from './advertising.ts';
import { sentencesOf, wordsOf } from './sentences.ts';
import { allTexts, type Entry, isDraft, placeIn, repeats } from '../read/entry.ts';
import { valueAt } from '../fields/field-hints.ts';
import type { Problem } from '../problem.ts';
import { clip, formatValue } from '../format-value.ts';

const longest = 12;

/** Entries that repeat an earlier one. Drafts and invalid entries are left out. */
export function copyProblems(all: readonly Entry[]): Problem[] {
  const entries = all.filter((entry) => entry.value !== undefined && !isDraft(entry));
  const copies = sameTexts(entries.filter(({ body }) => (body?.text.trim() ?? '') !== ''));
  const names = sameNames(entries);
  const cities = entries.filter(({ collection }) => collection === 'cities');
  const copied = new Set(copies.map(({ file }) => file));
  const told = new Set([...copies, ...names].map(({ file }) => file));
  return [
    ...copies,
    ...names.filter(({ file }) => !copied.has(file)),
    ...sharedSentences(cities).filter(({ file }) => !told.has(file)),
  ];
}

// Files of the same name are reported for that already.
const isOther = (entry: Entry, first: Entry) => first.id !== entry.id;

const titleOf = ({ data }: Entry) => valueAt(data, ['title']) ?? valueAt(data, ['name']);

const sameTexts = (entries: readonly Entry[]) =>
  repeats(
    entries,
    (entry) => JSON.stringify([titleOf(entry), entry.body?.text.trim()]),
    (entry, first) =>
      isOther(entry, first) && {
        file: entry.file,
        line: entry.body?.line,
        field: 'the whole entry',
        found: `title and text of ${first.file}`,
        wanted:
          'Search engines show only one of two identical pages. Rewrite this one, delete the file, or keep it as a draft until you rewrite it.',
        example: 'draft: true',
      },
  );

/** Fields that name an entry. Lists show them side by side, and search engines keep one of two with the same words. */
const nameFields = [
  ['cities', 'name', 'A city can have only one entry', 'name: "Grove City"'],
  ['loan-programs', 'title', 'A loan program can have only one entry', 'title: "Bridge Loan"'],
  ['blog', 'title', 'Each article needs its own title', 'title: "What a rate lock costs"'],
  [
    'faqs',
    'question',
    'Each question can be in the list only once',
    '"question": "Can I change my order?"',
  ],
] as const;

const sameNames = (entries: readonly Entry[]) =>
  nameFields.flatMap(([collection, field, rule, example]) =>
    repeats(
      entries.filter((entry) => entry.collection === collection),
      ({ data }) =>
        String(valueAt(data, [field]))
          .trim()
          .toLowerCase(),
      (entry, first) =>
        isOther(entry, first) && {
          ...placeIn(entry, [field]),
          found: `${formatValue(valueAt(entry.data, [field]))}, the ${field} in ${first.file === entry.file ? first.whole : first.file}`,
          wanted: `${rule}. Change the ${field} of this one, or delete ${first.file === entry.file ? 'it' : 'the file'}.`,
          example,
        },
    ),
  );

/** Every long sentence that a city shares with an earlier one. */
const sharedSentences = (cities: readonly Entry[]) =>
  repeats(
    cities.flatMap((entry) =>
      allTexts(entry)
        .filter(({ path }) => isOwnOfCity(path.join('.')))
        .flatMap((text) => sentencesOf(text.text).map((sentence) => ({ ...text, entry, sentence })))
        .filter(({ sentence }) => wordsOf(sentence).length > longest),
    ),
    ({ sentence }) => sentence,
    ({ entry, sentence, text, at }, first) =>
      first.entry !== entry && {
        // Any sentence may contain a line break in the source.
        ...at(Math.max(0, text.indexOf(sentence.slice(0, 12)))),
        found: `"${clip(sentence)}", as in ${first.entry.file}`,
        wanted: `No sentence of more than ${longest} words may appear on two city pages. Rewrite it for this city.`,
        example: '"Deeds for this side of town are filed in Delaware."',
      },
  );

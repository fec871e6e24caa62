/** Pages that say the same: a file that was copied and not changed. */
import { isOwnOfCity } from './advertising.ts';
import { sentencesOf, wordsOf } from './sentences.ts';
import type { Entry } from '../read/addresses.ts';
import { allTexts, isDraft } from '../read/entry-texts.ts';
import { valueAt } from '../fields/field-hints.ts';
import type { Problem } from '../problem.ts';
import { clip, formatValue } from '../format-value.ts';

/** Words from which two cities may not share a sentence. */
const longest = 12;

/** Entries that repeat an earlier one; what is not in order yet is left out, as are drafts. */
export function copyProblems(all: readonly Entry[]): Problem[] {
  const entries = all.filter((entry) => entry.value !== undefined && !isDraft(entry));
  const copies = sameTexts(entries.filter(({ body }) => (body?.text.trim() ?? '') !== ''));
  const cities = entries.filter(({ collection }) => collection === 'cities');
  const programs = entries.filter(({ collection }) => collection === 'loan-programs');
  const names = [...sameNames(cities, 'name'), ...sameNames(programs, 'title')];
  const told = new Set([...copies, ...names].map(({ file }) => file));
  return [...copies, ...names, ...sharedSentences(cities).filter(({ file }) => !told.has(file))];
}

/** Calls back for each entry of which an earlier one has the same key. */
function repeats(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  problem: (entry: Entry, first: Entry) => Problem,
): Problem[] {
  const firsts = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const first = firsts.get(key);
    firsts.set(key, first ?? entry);
    // Two files of one name are told for that.
    return first && first.id !== entry.id ? [problem(entry, first)] : [];
  });
}

const titleOf = ({ data }: Entry) => valueAt(data, ['title']) ?? valueAt(data, ['name']);

const sameTexts = (entries: readonly Entry[]) =>
  repeats(
    entries,
    (entry) => JSON.stringify([titleOf(entry), entry.body?.text.trim()]),
    (entry, first) => ({
      file: entry.file,
      line: entry.body?.line,
      field: 'the entry as a whole',
      found: `title and text of ${first.file}`,
      wanted:
        'Search engines show only one of two pages that say the same. Write this one, delete the file, or let it be a draft until it is written.',
      example: 'draft: true',
    }),
  );

/** Cities and loan programs stand side by side in lists, where a name can stand once only. */
const sameNames = (entries: readonly Entry[], field: 'name' | 'title') =>
  repeats(
    entries,
    (entry) => String(titleOf(entry)).toLowerCase(),
    (entry, first) => ({
      file: entry.file,
      line: entry.lineOf([field]),
      field,
      found: `${formatValue(titleOf(entry))}, the ${field} in ${first.file}`,
      wanted: `Each ${field === 'name' ? 'city' : 'loan program'} has one entry. Write the ${field} of this one, or delete the file.`,
      example: field === 'name' ? 'name: "Grove City"' : 'title: "Bridge Loan"',
    }),
  );

/** The first long sentence that each city has from an earlier one. */
function sharedSentences(cities: readonly Entry[]): Problem[] {
  const firsts = new Map<string, Entry>();
  return cities.flatMap((entry) => {
    const shared = allTexts(entry)
      .filter(({ path }) => isOwnOfCity(path.join('.')))
      .flatMap(({ text, at }) => sentencesOf(text).map((sentence) => ({ sentence, text, at })))
      .filter(({ sentence }) => wordsOf(sentence).length > longest)
      .flatMap(({ sentence, text, at }): Problem[] => {
        const first = firsts.get(sentence);
        firsts.set(sentence, first ?? entry);
        if (first === undefined || first === entry) return [];
        return [
          {
            // A line break may stand in any sentence of a text.
            ...at(Math.max(0, text.indexOf(sentence.slice(0, 12)))),
            found: `"${clip(sentence)}", as in ${first.file}`,
            wanted: `No sentence of more than ${longest} words stands on two city pages. Say it in words of this city's own.`,
            example: '"Deeds for this side of town are filed in Delaware."',
          },
        ];
      });
    return shared.slice(0, 1);
  });
}

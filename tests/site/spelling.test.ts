import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';
import { contentFiles, printed, readEntryFile, textsIn, tokenSources } from './content.ts';
import { piecesOf } from './text.ts';

/** Names and terms of our field that the dictionary lacks, one a line; "#" begins a remark. */
const projectWords = readFileSync('tests/site/words.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const checker = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
for (const word of projectWords) checker.add(word);

const judged = new Map<string, boolean>();

function isRight(word: string): boolean {
  const known = judged.get(word) ?? checker.correct(word);
  judged.set(word, known);
  return known;
}

/** Remarks name other figures by their file names. */
const withoutFigureNames = (text: string) =>
  text.replace(/[a-z\d]+(?:-[a-z\d]+)+/g, (name) => (tokenSources.figures.has(name) ? ' ' : name));

/** Words of a text without addresses, code and what holds a digit; possessives lose their ending. */
const wordsOf = (text: string) =>
  withoutFigureNames(text)
    .replace(/`[^`]*`|https?:\S+|\S+@\S+|\]\([^)]*\)/g, ' ')
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$|'s$/g, ''))
    .filter((word) => word.length > 1 && !/\d/.test(word));

const misspelled = (text: string) => [...new Set(wordsOf(text))].filter((word) => !isRight(word));

/** Fields that hold no words. */
const notWords =
  /(?:^|\.)(?:id|image|icon|href|figure|total|kind|parts\.\d+|placeholders\.\d+|rule|unit|url|author)$/;

/** Lists of addresses hold no words. */
const textFiles = contentFiles.filter((file) => !file.includes('/redirects/'));

test.each(textFiles)('%s is spelled right', (file) => {
  const { fields, body } = readEntryFile(file);
  const texts = textsIn(fields)
    .filter(({ way }) => !notWords.test(way))
    .map(({ text }) => text);
  expect(misspelled([...texts, body].map(printed).join('\n'))).toEqual([]);
});

test.each([...builtPages.values()])('$path is spelled right', ({ document }) => {
  expect(misspelled([document.title, ...piecesOf(document.body)].join('\n'))).toEqual([]);
});

// Whether each word is used is not asked: who deletes a review need not clean the list.
test('the word list is sorted, and every word of it is needed', () => {
  const bare = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  expect(projectWords.filter((word) => bare.correct(word))).toEqual([]);
  expect(projectWords).toEqual(projectWords.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('a misspelled word is found', () => {
  expect(misspelled('The morgage has an intrest rate.')).toEqual(['morgage', 'intrest']);
});

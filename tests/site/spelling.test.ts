import { expect, test } from 'vitest';
import {
  dictionaryOnly,
  holdsWords,
  projectWords,
  unknownWords,
} from '../../tools/content/advice/spelling.ts';
import { builtPages } from './built-site.ts';
import { contentFiles, printed, readEntryFile, textsIn, tokenSources } from './content.ts';
import { piecesOf } from './text.ts';

const figures = new Set(tokenSources.figures.keys());
const misspelled = (text: string) => unknownWords(text, figures).map(({ word }) => word);

/** Lists of addresses hold no words. */
const textFiles = contentFiles.filter((file) => !file.includes('/redirects/'));

test.each(textFiles)('%s is spelled right', (file) => {
  const { fields, body } = readEntryFile(file);
  const texts = textsIn(fields)
    .filter(({ way }) => holdsWords(way))
    .map(({ text }) => text);
  expect(misspelled([...texts, body].map(printed).join('\n'))).toEqual([]);
});

test.each([...builtPages.values()])('$path is spelled right', ({ document }) => {
  expect(misspelled([document.title, ...piecesOf(document.body)].join('\n'))).toEqual([]);
});

// Whether each word is used is not asked: who deletes a review need not clean the list.
test('the word list is sorted, and every word of it is needed', () => {
  const bare = dictionaryOnly();
  expect(projectWords.filter((word) => bare.correct(word))).toEqual([]);
  expect(projectWords).toEqual(projectWords.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('a misspelled word is found', () => {
  expect(misspelled('The morgage has an intrest rate.')).toEqual(['morgage', 'intrest']);
});

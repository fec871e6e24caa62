import { expect, test } from 'vitest';
import {
  dictionaryOnly,
  projectWords,
  spellingAdvice,
  unknownWords,
} from '../../tools/content/advice/spelling-advice.ts';
import { builtPages } from './built-site.ts';
import { publicEntries, tokenSources } from './content.ts';
import { piecesOf } from './text.ts';

const figures = new Set(tokenSources.figures.keys());
const misspelled = (text: string) => unknownWords(text, figures).map(({ word }) => word);

test('every entry is spelled right', () => {
  expect(spellingAdvice(publicEntries)).toEqual([]);
});

test.each([...builtPages.values()])('$path is spelled right', ({ document }) => {
  expect(misspelled([document.title, ...piecesOf(document.body)].join('\n'))).toEqual([]);
});

// Unused words are fine: somebody who deletes a review needn't clean up the list.
test('the word list is sorted, and every word of it is needed', () => {
  const bare = dictionaryOnly();
  expect(projectWords.filter((word) => bare.correct(word))).toEqual([]);
  expect(projectWords).toEqual(projectWords.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('a misspelled word is found', () => {
  expect(misspelled('The morgage has an intrest rate.')).toEqual(['morgage', 'intrest']);
});

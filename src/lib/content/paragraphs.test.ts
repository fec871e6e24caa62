import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs';

test.each([
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\n \n\n Two.\nStill two. ', ['One.', 'Two.\nStill two.']],
])('%j has the paragraphs %j', (text, expected) => {
  expect(paragraphs(text)).toEqual(expected);
});

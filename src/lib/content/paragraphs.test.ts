import { expect, it } from 'vitest';
import { paragraphs } from './paragraphs';

it.each([
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\n \n\n Two.\nStill two. ', ['One.', 'Two.\nStill two.']],
])('splits %j into %j', (text, expected) => {
  expect(paragraphs(text)).toEqual(expected);
});

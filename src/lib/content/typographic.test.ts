import { expect, it } from 'vitest';
import { typographic } from './typographic';

it.each([
  ["the lender's fee", 'the lender’s fee'],
  ['"as is", they said', '“as is”, they said'],
  ["a 'no' is an answer", 'a ‘no’ is an answer'],
  ['("quoted")', '(“quoted”)'],
  ['[[brokerage:phone]] is ours', '[[brokerage:phone]] is ours'],
])('curls the quotes of %s', (typed, printed) => {
  expect(typographic(typed)).toBe(printed);
});

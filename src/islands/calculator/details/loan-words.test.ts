import { expect, test } from 'vitest';
import { amountWords, loanWords } from './loan-words.ts';

test('a loan in words names amount, rate and term', () => {
  const loan = { amountCents: 30_000_000, annualRatePercent: 6.125, termMonths: 88 };
  expect(loanWords(loan)).toBe('$300,000 at 6.125% over 7 years 4 months');
});

test('cents are written only where there are any', () => {
  expect(amountWords(30_000_050)).toBe('$300,000.50');
  expect(amountWords(30_000_000)).toBe('$300,000');
});

import { describe, expect, test } from 'vitest';
import { parsePaymentNumber } from './payment-number.ts';

describe('parsePaymentNumber', () => {
  test.each([
    [' 12 ', 12],
    ['1', 1],
    ['12000', 12_000],
  ])('takes the whole number "%s"', (text, number) => {
    expect(parsePaymentNumber(text)).toEqual({ ok: true, value: number });
  });

  test.each([
    ['', 'empty'],
    ['0', 'zero'],
    ['-1', 'negative'],
    ['1.5', 'not-whole'],
    ['12001', 'too-large'],
    ['1e2', 'exponent'],
  ])('refuses "%s": %s', (text, problem) => {
    expect(parsePaymentNumber(text)).toEqual({ ok: false, problem });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalculatorState, writeCalculatorState } from './address-state.ts';
import { everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import { repairQuery } from './repair-query.ts';

const WHOLE = 'loan=410000&rate=6.125&years=15';

describe('repairQuery', () => {
  it.each([
    ['nothing', `?${WHOLE}`],
    ['an escaped ampersand', `?${WHOLE.replaceAll('&', '&amp;')}`],
    ['one escaped twice', `?${WHOLE.replaceAll('&', '&amp;amp;')}`],
    ['one whose semicolon was encoded', `?${WHOLE.replaceAll('&', '&amp%3B')}`],
    ['a bracket at the end', `?${WHOLE})`],
    ['an encoded angle bracket', `?${WHOLE}%3E`],
    ['the end of a sentence', `?${WHOLE}).`],
    ['a comma and a space', `?${WHOLE},%20`],
    ['quotation marks', `?${WHOLE}%E2%80%9D`],
    ['a zero-width space', `?loan=%E2%80%8B410000&%EF%BB%BFrate=6.125&years=15%E2%80%8B`],
    ['a no-break space', `?${WHOLE}%C2%A0`],
  ])('undoes %s', (_, query) => {
    expect(repairQuery(query).toString()).toBe(WHOLE);
  });

  it('leaves what it can’t repair as it is', () => {
    expect([...repairQuery('?loan=300.000&rate=-6&years=1e3&utm_source=a&amp=b')]).toEqual([
      ['loan', '300.000'],
      ['rate', '-6'],
      ['years', '1e3'],
      ['utm_source', 'a'],
      ['amp', 'b'],
    ]);
  });

  it('never changes a figure, whatever stands around it', () => {
    const sign = fc.constantFrom('', ')', '>', '.', ',', ').', '”', '\u200B', '\u00A0');
    fc.assert(
      fc.property(everydayLoan, sign, fc.constantFrom('&', '&amp;'), (loan, end, between) => {
        const state = { loan, extra: {}, costs: {}, compared: [] };
        const link = writeCalculatorState(state).toString().replaceAll('&', between);
        expect(readCalculatorState(repairQuery(link + end), { ...loan, termMonths: 1 })).toEqual(
          state,
        );
      }),
      PROPERTY_RUNS,
    );
  });
});

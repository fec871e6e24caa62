import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalculatorState, writeCalculatorState } from './address-state.ts';
import { everydayLoan, PROPERTY_RUNS } from './loan.arbitrary.ts';
import { repairQuery } from './repair-query.ts';

const WHOLE = 'loan=410000&rate=6.125&years=15';

/** Parses an address as a browser does, which takes the query's end from "#" on for a fragment. */
const repair = (query: string) => repairQuery(new URL(query, 'https://www.example.com'));

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
    ['an ampersand as a number', `?${WHOLE.replaceAll('&', '&#038;')}`],
    ['one as a number in hexadecimal', `?${WHOLE.replaceAll('&', '&#x26;')}`],
    ['a query that was encoded as a whole', `?${encodeURIComponent(WHOLE)}`],
    ['semicolons between parameters', `?${WHOLE.replaceAll('&', ';')}`],
    ['encoded semicolons', `?${WHOLE.replaceAll('&', '%3B')}`],
    ['equals signs in quoted-printable email', `?${WHOLE.replaceAll('=', '=3D')}`],
    ['both of these', `?${WHOLE.replaceAll('=', '=3D').replaceAll('&', ';')}`],
    ['encoded separators', '?loan=410000%26rate%3D6.125%26years%3d15'],
    ['names in capitals', `?${WHOLE.toUpperCase()}`],
    ['a second question mark', `??${WHOLE}`],
    ['a campaign added with "?"', `?${WHOLE}?utm_source=mail`],
    ['the end of a paragraph', `?${WHOLE}%3C/a%3E.%3C/p%3E`],
    ['a tag without its end', `?${WHOLE}<br`],
    ['signs of a table or of code', `?${WHOLE}\`%7C`],
  ])('undoes %s', (_, query) => {
    expect(repair(query).toString()).toBe(WHOLE);
  });

  it.each(['1...', '1..', '1…', '1...)', '1... ', '1…».', '1...</a>', '1...?utm_source=mail'])(
    'takes no part of a value that was cut short for a whole one: %s',
    (years) => {
      const { loan } = readCalculatorState(repair(`?loan=410000&rate=6&years=${years}`), {
        amountCents: 1,
        annualRatePercent: 1,
        termMonths: 360,
      }) ?? { loan: undefined };
      expect(loan).toEqual({ amountCents: 41_000_000, annualRatePercent: 6, termMonths: 360 });
    },
  );

  it('leaves what it can’t repair as it is', () => {
    expect([...repair('?loan=300.000&rate=-6&years=1e3&utm_Source=a;b&amp=b#faq')]).toEqual([
      ['loan', '300.000'],
      ['rate', '-6'],
      ['years', '1e3'],
      ['utm_Source', 'a;b'],
      ['amp', 'b'],
    ]);
  });

  it('never changes a figure, whatever stands around it', () => {
    const sign = fc.constantFrom('', ')', '>', '.', ',', ').', '”', '\u200B', '\u00A0');
    fc.assert(
      fc.property(
        everydayLoan,
        sign,
        fc.constantFrom('&', '&amp;', '&#038;', ';'),
        (loan, end, between) => {
          const state = { loan, extra: {}, costs: {}, compared: [] };
          const link = writeCalculatorState(state).toString().replaceAll('&', between);
          expect(readCalculatorState(repair(`?${link}${end}`), { ...loan, termMonths: 1 })).toEqual(
            state,
          );
        },
      ),
      PROPERTY_RUNS,
    );
  });
});

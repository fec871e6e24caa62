import { describe, expect, test } from 'vitest';
import { figuresInCode } from '../../../src/lib/figures/in-code';
import type { Entry, Page } from '../check/read/entry';
import { dateAdvice } from './date-advice';
import { figureAdvice } from './figure-advice';
import { printAdvice } from './give-advice';
import { spellingAdvice } from './spelling-advice';
import { entry } from './test-entry';
import { titleAdvice } from './title-advice';
import { zipAdvice } from './zip-advice';

describe('words', () => {
  const advice = (data: Record<string, unknown>, text = '') =>
    spellingAdvice([{ ...entry('blog', data), body: { text, line: 9 } }]);

  test.each([
    ['of the dictionary and of our list', { title: 'Escrow and APRs in Annehurst' }, ''],
    ['in a draft', { draft: true, title: 'Morgage' }, ''],
    ['in other letters', { title: 'دليل شراء المنزل' }, ''],
    ['that are codes of characters', {}, 'One&nbsp;two, caf&eacute;, &frac12; and &#8211;'],
    [
      'in addresses, code and tokens',
      { image: 'xqzt.webp' },
      '[it](/xqzt) [a](/b_(c)_xqzt) `xqzt` [[xqzt]]',
    ],
  ])('%s are not mentioned', (_name, data, text) => {
    expect(advice(data, text)).toEqual([]);
  });

  test('that are misspelled are reported once, with line and intended word', () => {
    expect(printAdvice(advice({}, 'A mortgage.\n\nThe morgage.\n\nA morgage.'))).toBe(
      'Warnings (the build continues):\n\n' +
        'src/content/blog/one.md:11 - the text\n' +
        '  Found:   "morgage", a word that isn\'t in the dictionary\n' +
        "  Wanted:  Correct the word, or if it's spelled right, add it to tools/content/advice/words.txt in alphabetical order.\n" +
        '  Example: mortgage',
    );
  });
});

test('a figure that no text prints is reported; one that the code prints is not', () => {
  const fee = (id: string): Entry => ({
    ...entry('figures', { reviewBy: '2030-01-15', source: { name: 'HUD' } }),
    file: `src/content/figures/${id}.json`,
    id,
  });
  const text = { ...entry('blog', {}), body: { text: 'It costs [[fee]].', line: 9 } };
  const advice = figureAdvice(
    [fee('fee'), fee('fee-2'), ...Object.values(figuresInCode).map(fee), text],
    [],
    '2028-01-15',
  );
  expect(advice.map(({ file, found }) => `${file}: ${found}`)).toEqual([
    "src/content/figures/fee-2.json: a figure that isn't printed anywhere",
  ]);
});

describe('a title', () => {
  const advice = (title: string) =>
    titleAdvice([{ address: '/one', entry: entry('blog', { title }) }]);

  test.each(['Closing costs, line by line', 'Café “Olé”: what to pay – and when'])(
    'in Latin letters is fine: %s',
    (title) => {
      expect(advice(title)).toEqual([]);
    },
  );

  test('with an emoji gets the words of its social card', () => {
    expect(printAdvice(advice('🏡 Buying a home'))).toContain(
      '  Found:   🏡\n' +
        '  Wanted:  The page shows it, but the picture for shared links can\'t: it says "Buying a home". Use Latin letters if the picture matters.\n' +
        '  Example: title: "Buying a home"',
    );
  });

  test('in another alphabet is missing from its social card', () => {
    expect(advice('דירה ראשונה')[0]?.wanted).toContain('it has no title');
  });

  test('with quotes gets a valid example', () => {
    expect(advice('🏡 A "first" home')[0]?.example).toBe('title: "A \\"first\\" home"');
  });

  test.each([
    ['md', 'دبلن', 'Serving , OH', 'name: "Dublin"'],
    ['json', 'دبلن', 'Serving , OH', '"name": "Dublin"'],
    ['md', 'Powell 🏡', 'Serving Powell , OH', 'name: "Powell"'],
  ])(
    'of a city (%s) named %s is judged as the social card prints it',
    (ending, name, shown, example) => {
      const city = { ...entry('cities', { name }), file: `src/content/cities/one.${ending}` };
      const [found] = titleAdvice([{ address: '/service-areas/one', entry: city }]);
      expect(found).toMatchObject({ field: 'name', example });
      expect(found?.wanted).toContain(`it says "${shown}"`);
    },
  );

  test('of a loan program is the heading of its page, if it has one', () => {
    const program = (page: object) => ({
      address: '/loan-programs/one',
      entry: entry('loan-programs', { title: '🏡 FHA Loan', page }),
    });
    expect(titleAdvice([program({ heading: 'FHA loans' })])).toEqual([]);
    expect(titleAdvice([program({ heading: 'FHA loans 🏡' })])[0]?.field).toBe('heading of page');
    expect(titleAdvice([program({})])[0]?.field).toBe('title');
  });
});

test('no warnings print nothing', () => {
  expect(printAdvice([])).toBe('');
});

describe('a figure', () => {
  const fee = (reviewBy: string): Entry => ({
    ...entry('figures', { reviewBy, source: { name: 'HUD' } }),
    file: 'src/content/figures/fee.json',
    id: 'fee',
  });
  const text = { ...entry('blog', {}), body: { text: 'It costs [[fee]].', line: 9 } };
  const list = {
    ...entry('faqs', { answer: '[[fee:dated]]' }),
    file: 'src/content/faqs/faqs.json',
  };
  const page: Page = { address: '/blog/one', entry: text };
  const advice = (reviewBy: string) =>
    figureAdvice([fee(reviewBy), text, list], [page], '2028-01-15');

  test('whose review is due today or later is not mentioned', () => {
    expect(advice('2028-01-15')).toEqual([]);
  });

  test('past its review date is reported with the pages that print it, and what to do', () => {
    expect(printAdvice(advice('2028-01-14'))).toBe(
      'Warnings (the build continues):\n\n' +
        'src/content/figures/fee.json:2 - reviewBy\n' +
        '  Found:   2028-01-14, which has passed; printed on /blog/one, /faqs\n' +
        '  Wanted:  Check the figure against HUD, update its value and "asOf", and enter the next review date.\n' +
        '  Example: "reviewBy": "2029-01-15"',
    );
  });
});

describe('a day', () => {
  const advice = (data: Record<string, unknown>) => dateAdvice([entry('blog', data)], '2026-01-15');

  test.each([
    ['that has passed', { date: '2025-09-05' }],
    ['within two years', { publishDate: '2028-01-15', date: new Date('2028-01-15') }],
    ['far ahead in a draft', { draft: true, publishDate: '2036-02-01' }],
    ['that lies ahead by its nature', { validUntil: '2036-02-01' }],
    ['of a figure', { asOf: '2026', reviewBy: '2027-06-30', checkedOn: '2013-09-01' }],
  ])('%s is not mentioned', (_name, data) => {
    expect(advice(data)).toEqual([]);
  });

  test('of publication that is far ahead is reported with the likely year', () => {
    expect(printAdvice(advice({ publishDate: '2036-02-01' }))).toBe(
      'Warnings (the build continues):\n\n' +
        'src/content/blog/one.md:2 - publishDate\n' +
        '  Found:   2036-02-01, more than 2 years ahead\n' +
        '  Wanted:  The entry stays hidden until February 1, 2036. If you meant another year, correct it.\n' +
        "  Example: publishDate: '2026-02-01'",
    );
  });

  test('of an article that is far ahead is reported, in quotes or not', () => {
    const found = advice({ date: '2028-01-16', publishDate: new Date('2030-03-04') });
    expect(found.map(({ field, found: what }) => `${field}: ${what}`)).toEqual([
      'date: 2028-01-16, more than 2 years ahead',
      'publishDate: 2030-03-04, more than 2 years ahead',
    ]);
  });

  test.each([
    [{ asOf: '2062' }, '2062, more than 2 years ahead', 'applies to 2062'],
    [{ asOf: '2206-01' }, '2206-01, more than 2 years ahead', 'applies to 2206'],
    [{ reviewBy: '2072-06-30' }, '2072-06-30, more than 2 years ahead', 'until June 30, 2072'],
    [{ asOf: '1026' }, '1026, more than 40 years ago', 'another year'],
    [{ checkedOn: '1926-01-10' }, '1926-01-10, more than 40 years ago', 'another year'],
    [{ date: '0206-01-10' }, '0206-01-10, more than 40 years ago', 'another year'],
  ])('in an unlikely year is asked about: %j', (data, found, wanted) => {
    const [problem] = advice(data);
    expect(problem?.found).toBe(found);
    expect(problem?.wanted).toContain(wanted);
    expect(problem?.example).toContain("'2026");
  });

  test.each(['updated', 'checkedOn', 'reviewedOn'])('of %s may not be later than today', (name) => {
    expect(advice({ [name]: '2026-01-15' })).toEqual([]);
    expect(advice({ [name]: '2026-01-16' })).toMatchObject([
      { field: name, found: '2026-01-16, later than today (2026-01-15)' },
    ]);
  });
});

describe('a share', () => {
  const advice = (data: Record<string, unknown>, unit = 'percent') => {
    const figure = entry('figures', {
      reviewBy: '2030-01-15',
      source: { name: 'HUD' },
      unit,
      ...data,
    });
    const text = { ...entry('blog', {}), body: { text: 'It costs [[one]].', line: 9 } };
    return figureAdvice([figure, text], [], '2028-01-15').map(({ example }) => example);
  };

  test.each([
    [{ value: 0.055 }, ['"value": 5.5']],
    [{ value: 0.0125 }, ['"value": 1.25']],
    [{ low: 0.02, high: 0.05 }, ['"low": 2', '"high": 5']],
  ])('that was probably typed as a part of one is asked about: %j', (data, examples) => {
    expect(advice(data)).toEqual(examples);
  });

  test.each([[{ value: 0.15 }], [{ value: 0 }], [{ low: 0.5, high: 1 }]])(
    'that lenders really charge is not: %j',
    (data) => {
      expect(advice(data)).toEqual([]);
    },
  );

  test('is a percentage; other figures may be as small', () => {
    expect(advice({ value: 0.05 }, 'usd')).toEqual([]);
  });
});

test.each([
  [{ low: 300, high: 6000 }, ['300 to 6000']],
  [{ low: 30, high: 600 }, ['30 to 600']],
  [{ low: 740, high: 7990 }, ['740 to 7990']],
  [{ low: 0.3, high: 1.5 }, []],
  [{ low: 0, high: 6000 }, []],
  [{ value: 6000 }, []],
])('a range is asked about when one end may have a digit too many: %j', (ends, found) => {
  const figure = entry('figures', {
    reviewBy: '2030-01-15',
    source: { name: 'HUD' },
    unit: 'usd',
    ...ends,
  });
  const text = { ...entry('blog', {}), body: { text: 'It costs [[one]].', line: 9 } };
  const advice = figureAdvice([figure, text], [], '2028-01-15');
  expect(advice.map((problem) => problem.found)).toEqual(found);
});

test('the example for a wide range corrects either end, without digits nobody typed', () => {
  const figure = entry('figures', {
    reviewBy: '2030-01-15',
    source: { name: 'HUD' },
    unit: 'percent',
    low: 0.07,
    high: 3.3,
  });
  const text = { ...entry('blog', {}), body: { text: 'It costs [[one]].', line: 9 } };
  const advice = figureAdvice([figure, text], [], '2028-01-15');
  expect(advice.map((problem) => problem.example)).toContain(
    '"low": 0.07 and "high": 0.33, or "low": 0.7 and "high": 3.3',
  );
});

describe("a ZIP code on a city's page", () => {
  const advice = (data: Record<string, unknown>, text = '') =>
    zipAdvice([
      { ...entry('cities', { zips: ['43081', '43082'], ...data }), body: { text, line: 9 } },
    ]).map(({ found }) => found.slice(1, 6));

  test.each([
    ['in the text', {}, 'Homes in 43081 and\n43099.', ['43099']],
    ['in the menu', { zipLabel: '43081, 43028' }, '', ['43028']],
    ['in an answer', { faqs: [{ answer: 'In 43230, too.' }] }, '', ['43230']],
    ['with four more digits', {}, 'Send it to 43215-1234.', ['43215']],
  ])('that is another place is asked about %s', (_, data, text, zips) => {
    expect(advice(data, text)).toEqual(zips);
  });

  test.each([
    ['of the city', {}, 'ZIP codes 43081 and 43082-0001'],
    ['of a neighbor, where neighbors are named', { neighborhoodNote: 'Next to 43229.' }, ''],
    ['that is an amount', {}, 'about $43,500, $44000, or 43,099 homes'],
    ['in a draft', { draft: true }, '43099'],
  ])('is fine %s', (_, data, text) => {
    expect(advice(data, text)).toEqual([]);
  });
});

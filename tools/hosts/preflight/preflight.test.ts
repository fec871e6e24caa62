import { describe, expect, it } from 'vitest';
import type { Entry } from '../../content/check/read/entry.ts';
import { describeFindings } from './finding.ts';
import { preflight } from './preflight.ts';

const today = '2026-11-28';
const variables = {
  SITE_URL: 'https://www.site.test',
  MAIN_FORM_URL: 'https://forms.test/a',
  SECOND_FORM_URL: 'https://forms.test/b',
};

function entry(collection: string, id: string, data: Record<string, unknown>, body = ''): Entry {
  const file = `src/content/${collection}/${id}.${body === '' ? 'json' : 'md'}`;
  const text = { text: body, line: 1 };
  return { file, collection, id, data, value: data, whole: '', lineOf: () => 1, body: text };
}

const record = (change: Record<string, unknown> = {}) =>
  entry('businesses', 'brokerage', {
    name: 'Real Mortgage',
    phone: '(614) 222-0148',
    security: { email: 'security@site.test', validUntil: '2027-10-31' },
    ...change,
  });
const figure = (change: Record<string, unknown>, id = 'fee') =>
  entry('figures', id, {
    kind: 'editorial',
    reviewBy: '2027-01-15',
    source: { name: 'HUD', url: 'https://www.hud.gov/' },
    ...change,
  });
const page = (text: string, data: Record<string, unknown> = {}) =>
  entry('blog', 'closing-costs', data, text);
const review = (sample: boolean) => entry('testimonials', 'review-1', { sample });

/** Fields of the findings, in order. */
const fieldsOf = (entries: Entry[], settings: Record<string, string | undefined> = variables) =>
  preflight({ entries: [record(), ...entries], variables: settings, today }).map(
    ({ field }) => field,
  );

describe('settings of the build', () => {
  it.each([
    ['nothing is set', {}, ['SITE_URL', 'MAIN_FORM_URL', 'SECOND_FORM_URL']],
    ['all is real', variables, []],
    [
      'the site is example.com',
      { ...variables, SITE_URL: 'https://www.example.com' },
      ['SITE_URL'],
    ],
    [
      'a form is on this computer',
      { ...variables, MAIN_FORM_URL: 'http://127.0.0.1:4322/a' },
      ['MAIN_FORM_URL'],
    ],
    [
      'the chat is an example',
      { ...variables, CHAT_LOADER_URL: 'https://chat.example.com/l.js' },
      ['CHAT_LOADER_URL'],
    ],
    ...['http://www.site.test', 'www.site.test', 'https://192.168.0.5', 'http://office'].map(
      (address): [string, Record<string, string>, string[]] => [
        `the site is at ${address}, which the build refuses`,
        { ...variables, SITE_URL: address },
        ['SITE_URL'],
      ],
    ),
    ['demo is on', { ...variables, DEMO: 'true' }, ['DEMO']],
    ['the day is set', { ...variables, BUILD_DATE: '2026-12-24' }, ['BUILD_DATE']],
    ['demo is off', { ...variables, DEMO: 'false', PREVIEW: '' }, []],
  ])('when %s', (_case, settings, fields) => {
    expect(fieldsOf([], settings)).toEqual(fields);
  });
});

describe('values of a business', () => {
  it.each([
    ['phone', '(614) 555-0148'],
    ['phone', '(914) 555-0199'],
    ['email', 'hello@example.com'],
    ['site', 'https://kitchens.example.com'],
    ['street', '100 Placeholder Street'],
    ['number', '000000'],
    ['number', 'RM.000000.000'],
    ['verifyUrl', 'https://www.nmlsconsumeraccess.org/'],
    ['url', 'https://www.tiktok.com/@example'],
    ['url', 'https://www.linkedin.com/company/example'],
  ])('%s must not be %s', (field, value) => {
    const found = preflight({ entries: [record({ deep: { [field]: value } })], variables, today });
    expect(found).toMatchObject([
      { file: 'src/content/businesses/brokerage.json', field: `deep.${field}` },
    ]);
    expect(found[0]?.problem).toContain(value);
  });

  it.each([
    '(614) 555-1148',
    'hello@examples.com',
    '120500',
    'RM.805002.000',
    'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/1',
    'https://www.facebook.com/example-mortgage',
  ])('may be %s', (value) => {
    expect(fieldsOf([record({ value })])).toEqual([]);
  });

  it.each([
    ['without proof', {}, ['claims.0.proofOnFile']],
    ['with proof', { proofOnFile: today }, []],
    ['with proof of a day to come', { proofOnFile: '2026-11-29' }, ['claims.0.proofOnFile']],
  ])('a claim %s', (_case, proof, fields) => {
    const claiming = record({ claims: [{ words: 'Fast Loan Approvals', ...proof }] });
    const found = preflight({ entries: [claiming], variables, today });
    expect(found.map(({ field }) => field)).toEqual(fields);
    expect(found.every(({ problem }) => problem.includes('"Fast Loan Approvals"'))).toBe(true);
  });

  it('that are listed as invented are told once, with what to do', () => {
    const invented = record({
      address: { street: '1 Placeholder Way' },
      placeholders: ['address'],
    });
    expect(preflight({ entries: [invented], variables, today })).toEqual([
      {
        file: invented.file,
        field: 'address',
        problem: '"1 Placeholder Way" is made up',
        remedy: 'Enter the real one, then remove "address" from "placeholders".',
      },
    ]);
  });
});

describe('the contact of security.txt', () => {
  const at = (validUntil: string) =>
    record({ security: { email: 'security@site.test', validUntil } });

  it.each([
    ['2026-11-27', 'has expired'],
    ['2027-11-29', 'more than a year ahead'],
  ])('valid until %s', (day, problem) => {
    const [found, ...others] = preflight({ entries: [at(day)], variables, today });
    expect(found).toMatchObject({ field: 'security.validUntil' });
    expect(found?.problem).toContain(problem);
    expect(others).toEqual([]);
  });

  it.each(['2026-11-28', '2027-11-28'])('is good until %s', (day) => {
    expect(preflight({ entries: [at(day)], variables, today })).toEqual([]);
  });
});

describe('figures', () => {
  it('past their review are told with the pages that print them, computed ones included', () => {
    const [found] = preflight({
      entries: [
        record(),
        figure({ reviewBy: '2026-11-27' }),
        figure({ derived: { rule: 'sum', parts: ['fee', 'other'] } }, 'total'),
        page('costs [[total:low]] in all'),
        entry('pages', 'home', { lead: '[[fee]]' }),
        entry('glossary', 'fee', { text: '[[fee]]' }),
        entry('faqs', 'total', { question: 'Who pays?' }),
        entry('blog', 'other', {}, 'a [[fee-of-another]] costs'),
      ],
      variables,
      today,
    });
    expect(found?.problem).toBe(
      'is 2026-11-27, which has passed; printed on ' +
        '/blog/closing-costs, /, src/content/glossary/fee.json',
    );
    expect(found?.remedy).toContain('Check the figure against HUD');
  });

  it.each([
    ['on the day of the review', { reviewBy: today }, []],
    ['on the day after', { reviewBy: '2026-11-27' }, ['reviewBy']],
    ['of our own without proof', { kind: 'marketing' }, ['proofOnFile']],
    ['from our own records without proof', { source: { name: 'Our files' } }, ['proofOnFile']],
    ['from our own records with proof', { source: { name: 'Our files' }, proofOnFile: today }, []],
    ['of our own with proof', { kind: 'marketing', proofOnFile: today }, []],
    [
      'of our own with proof to come',
      { kind: 'marketing', proofOnFile: '2026-11-29' },
      ['proofOnFile'],
    ],
  ])('%s', (_case, change, fields) => {
    expect(fieldsOf([figure(change), page('[[fee]]')])).toEqual(fields);
  });

  it('of our own that no page prints need no proof', () => {
    expect(fieldsOf([figure({ kind: 'marketing' })])).toEqual([]);
  });
});

describe('samples', () => {
  it.each([
    ['a sample review', review(true), ['review-1.sample']],
    ['a real review', review(false), []],
    ['a drawn project', entry('gallery', 'walnut', { sample: true }), ['walnut.sample']],
    ['a real project', entry('gallery', 'walnut', { sample: false }), []],
  ])('%s', (_case, found, fields) => {
    expect(fieldsOf([found])).toEqual(fields);
  });
});

it.each(['TODO: numbers', 'lorem ipsum dolor', 'see https://www.example.com/a'])(
  'unfinished text is told: %s',
  (text) => {
    expect(fieldsOf([page(text)])).toEqual(['text']);
    expect(fieldsOf([entry('pages', 'home', { hero: { text } })])).toEqual(['home.hero.text']);
  },
);

it('a draft may be unfinished, an entry that waits for its day may not', () => {
  expect(fieldsOf([page('TODO: numbers', { draft: true })])).toEqual([]);
  expect(fieldsOf([page('TODO: numbers', { publishDate: '2027-01-01' })])).toEqual(['text']);
});

describe('the report', () => {
  it('groups by file and ends with what it means', () => {
    const findings = preflight({
      entries: [record({ phone: '(614) 555-0148' })],
      variables: { ...variables, DEMO: 'true' },
      today,
    });
    expect(describeFindings(findings)).toBe(`environment
  DEMO is "true", which is not for the public site.
    Unset DEMO.

src/content/businesses/brokerage.json
  phone "(614) 555-0148" is a phone number reserved for examples.
    Enter the real one.

2 things must change before the site is public.`);
  });

  it('says so when nothing is left', () => {
    expect(describeFindings([])).toBe('The site is ready to go public.');
  });
});

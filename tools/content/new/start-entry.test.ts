import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { entrySchema } from '../../../src/schemas/collections.ts';
import { text } from '../../../src/schemas/fields.ts';
import type { Entry } from '../check/read/entry.ts';
import { kinds } from './kinds.ts';
import { type Ask, startEntry } from './start-entry.ts';

const entry = (collection: string, id: string, data: object = {}): Entry => ({
  file: `src/content/${collection}/${id}.md`,
  collection,
  id,
  data,
  value: data,
  whole: 'the whole file',
  lineOf: () => 1,
});
const project = {
  today: '2026-01-15',
  entries: [
    entry('cities', 'dublin', { order: 6 }),
    entry('loan-programs', 'fha', { group: 'purchase', order: 8 }),
    entry('loan-programs', 'refinance', { group: 'refinance', order: 4 }),
    entry('faqs', 'do-you-measure', { id: 'do-you-measure' }),
  ],
};
const nobody: Ask = () => Promise.resolve(undefined);
const start = (words: readonly string[], ask = nobody, list = kinds) =>
  startEntry(words, ask, project, list);

const frontMatter = (markdown: string) =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(markdown)?.[1] ?? '') as Record<string, unknown>;

/** Types one answer after the other, and records which question each went to, and why it was asked. */
function typing(...answers: string[]) {
  const asked: string[] = [];
  const ask: Ask = ({ name }, fault) => {
    asked.push(fault === undefined ? name : `${name}: ${fault}`);
    return Promise.resolve(answers.shift());
  };
  return { ask, asked };
}

const title = "What's a rate lock: and when to ask for it";

describe.each([
  [
    'blog',
    '/blog/whats-a-rate-lock-and-when-to-ask-for-it',
    ['article', title, '--category', 'Loan Types'],
  ],
  [
    'cities',
    '/service-areas/grove-city',
    ['city', 'Grove City', '--zips', '43123, 43162', '--county', 'Franklin County'],
  ],
  ['loan-programs', '/loan-programs/bridge', ['program', 'Bridge Loan', '--group', 'purchase']],
] as const)('a new entry of %s', (collection, address, words) => {
  it('is a complete draft with an address', async () => {
    const { file, text: written, ...found } = await start(words);
    expect(found).toEqual({ address });
    expect(file).toBe(`src/content/${collection}/${address.split('/').at(-1) ?? ''}.md`);
    expect(frontMatter(written)).toMatchObject({ draft: true });
    expect(entrySchema(collection).safeParse(frontMatter(written)).error).toBeUndefined();
  });

  it('uses the slug it is given', async () => {
    expect((await start([...words, '--slug=other-name'])).address).toMatch(/\/other-name$/);
  });
});

describe('a new question', () => {
  it('goes to the end of the list, as a draft', async () => {
    const words = ['faq', 'Do you measure on site?', '--business', 'remodeler'];
    const { file, address, text: written } = await start(words);
    expect(file).toBe('src/content/faqs/faqs.json');
    expect(address).toBe('/faqs#do-you-measure-on-site');
    const list: unknown = JSON.parse(written);
    expect(list).toEqual([
      { id: 'do-you-measure' },
      expect.objectContaining({ id: 'do-you-measure-on-site', draft: true }),
    ]);
    expect(z.array(entrySchema('faqs')).safeParse([(list as unknown[])[1]]).error).toBeUndefined();
  });
});

describe('the fields of a new entry', () => {
  const fields = async (words: string[]) => frontMatter((await start(words)).text);

  it('hold the title as typed, colon and apostrophe included', async () => {
    expect((await fields(['article', title, '--category', 'Loan Types'])).title).toBe(title);
  });

  it.each([
    ['43123', '43123'],
    ['43123, 43162', '43123, 43162'],
    ['43123 43162,43116', '43123 and more'],
  ])('show the ZIP codes %s as %s', async (zips, label) => {
    const city = await fields(['city', 'Grove City', '--zips', zips, '--county', 'Franklin']);
    expect(city.zipLabel).toBe(label);
  });

  it('continue the order of their grid or menu', async () => {
    expect((await fields(['program', 'Bridge Loan', '--group', 'refinance'])).order).toBe(5);
    const city = await fields(['city', 'Hilliard', '--zips', '43026', '--county', 'Franklin']);
    expect(city.order).toBe(7);
  });
});

describe('a bad answer is asked for again, with the reason, and the others stay', () => {
  it.each<
    [name: string, words: string[], answers: string[], asked: (string | RegExp)[], kept: RegExp]
  >([
    [
      'a ZIP code after two good answers',
      ['city'],
      ['Grove City', '4312', '43123', 'Franklin County', ''],
      ['name', 'zips', /^zips: "4312" must be five digits/, 'county', 'slug'],
      /name: 'Grove City'[\s\S]*- '43123'[\s\S]*county: 'Franklin County'/,
    ],
    [
      'a category outside the list, then none',
      ['article', title],
      ['Poems', '', 'Refinancing', ''],
      [
        'category',
        /^category: "Poems" must be "Home Buying" or/,
        /^category: "" needs an answer/,
        'slug',
      ],
      /category: 'Refinancing'/,
    ],
    [
      'a title that is too short, given on the command line',
      ['article', 'Rates', '--category', 'Refinancing'],
      [title, ''],
      [/^title: "Rates" must have at least 15 characters/, 'slug'],
      /title: 'What''s a rate lock/,
    ],
    [
      'a slug that is taken',
      ['city', 'Dublin', '--zips', '43016', '--county', 'Franklin'],
      ['', 'dublin-east'],
      ['slug', /^slug: "dublin" is taken/],
      /name: 'Dublin'/,
    ],
    [
      'a slug that is no address',
      ['city', 'Hilliard', '--zips', '43026', '--county', 'Franklin', '--slug', '../About Us'],
      ['hilliard-west'],
      [/^slug: "..\/About Us" must be lowercase letters/],
      /name: 'Hilliard'/,
    ],
    [
      'a question without a question mark',
      ['faq', 'Do you paint', '--business', 'remodeler'],
      ['Do you paint?', ''],
      [/^question: "Do you paint" must end with a question mark/, 'slug'],
      /"id": "do-you-paint"/,
    ],
    [
      'a menu label that is too long',
      ['program', 'A Bridge Loan for Sellers Who Buy First', '--group', 'purchase'],
      ['', 'Bridge', ''],
      ['menuLabel', /^menuLabel: "A Bridge Loan .*" must have at most 30/, 'slug'],
      /menuLabel: 'Bridge'/,
    ],
  ])('%s', async (_, words, answers, expected, kept) => {
    const { ask, asked } = typing(...answers);
    const { text: written } = await start(words, ask);
    expect(asked).toEqual(
      expected.map((one) =>
        typeof one === 'string' ? one : (expect.stringMatching(one) as string),
      ),
    );
    expect(written).toMatch(kept);
  });
});

describe('a field that is added to a schema', () => {
  const withField = (field: z.ZodType) =>
    kinds.map((kind) =>
      kind.name === 'city' ? { ...kind, schema: kind.schema.extend({ parking: field }) } : kind,
    );
  const words = [
    'city',
    'Hilliard',
    '--zips',
    '43026',
    '--county',
    'Franklin',
    '--slug',
    'hilliard',
  ];

  it('is written with a placeholder where free text is required', async () => {
    const list = withField(text('Where to park near the office.', { min: 10, max: 90 }));
    expect(frontMatter((await start(words, nobody, list)).text).parking).toMatch(
      /^TODO: Where to park near the office\./,
    );
  });

  it.each([
    ['a closed list', z.enum(['street', 'garage']), 'garage', 'garage'],
    [
      'a fixed pattern',
      z.string().regex(/^\d+ spaces$/, 'must be a count of spaces'),
      '12 spaces',
      '12 spaces',
    ],
  ])('is asked for when it has %s', async (_, field, answer, value) => {
    const { ask, asked } = typing(answer);
    const { text: written } = await start(words, ask, withField(field));
    expect(asked).toEqual([expect.stringMatching(/^parking/)]);
    expect(frontMatter(written).parking).toBe(value);
    await expect(start(words, nobody, withField(field))).rejects.toThrow(/--parking/);
  });

  it('can be given as a flag', async () => {
    const list = withField(z.enum(['street', 'garage']));
    const { text: written } = await start([...words, '--parking', 'garage'], nobody, list);
    expect(frontMatter(written).parking).toBe('garage');
  });

  it('has to be given as a flag when its schema refuses placeholders', async () => {
    const field = text('Where to park.', { max: 90 });
    const list = withField(field.refine((value) => !value.startsWith('TODO'), 'must say where'));
    await expect(start(words, nobody, list)).rejects.toThrow('--parking must say where');
    const { text: written } = await start([...words, '--parking', 'A garage'], nobody, list);
    expect(frontMatter(written).parking).toBe('A garage');
  });

  it('is left out when it is optional', async () => {
    const list = withField(text('Where to park.', { max: 90 }).optional());
    expect(frontMatter((await start(words, nobody, list)).text)).not.toHaveProperty('parking');
  });
});

describe('without a person at the terminal it writes nothing and says why', () => {
  it.each<[words: string[], message: RegExp]>([
    [[], /^Choose what to start:\n {2}npm run new article "What a rate lock does/],
    [['articel', 'x'], /"articel" is unknown\. Choose what to start:/],
    [['article', title], /--category is missing\. Example: --category "Home Buying"/],
    [['article', title, '--category', 'Poems'], /--category "Poems" must be "Home Buying" or/],
    [['article', 'Rate', 'lock'], /"lock" is one word too many/],
    [['article', title, '--categroy', 'x'], /Unknown option '--categroy'/],
    [['article', title, '--category'], /'--category <value>' argument missing/],
    [
      ['article', '¿¡ — ！ ？ … ¿¡ — ！ ？', '--category', 'Refinancing'],
      /--slug needs an answer|--slug "" must be/,
    ],
    [
      ['city', 'Grove City', '--zips', '4312', '--county', 'Franklin'],
      /--zips "4312" must be five/,
    ],
    [['faq', 'Do you measure?', '--business', 'remodeler'], /--slug "do-you-measure" is taken/],
  ])('%j', async (words, message) => {
    await expect(start(words)).rejects.toThrow(message);
  });
});

it('never takes the name of a file, even of one that cannot be read', async () => {
  const { ask, asked } = typing('rate-locks', 'rate-locks-2');
  const files = new Set(['src/content/blog/rate-locks.mdx']);
  const words = ['article', title, '--category', 'Loan Types'];
  const { file } = await startEntry(words, ask, { ...project, files });
  expect(file).toBe('src/content/blog/rate-locks-2.md');
  expect(asked.at(-1)).toContain('is taken');
});

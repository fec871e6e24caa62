import { beforeEach, expect, test, vi } from 'vitest';
import type { Article } from './blog';
import type { City } from './cities';
import { articleKey, cityKey } from './page-keys';

/** What the build finds around an entry; each test changes one thing of it. */
interface Surroundings {
  files: Record<string, string>;
  day: string;
  menus: Record<'header' | 'footer', unknown[]>;
  programs: unknown[];
  form: string;
}

const around = vi.hoisted((): Surroundings => ({
  files: {},
  day: '',
  menus: { header: [], footer: [] },
  programs: [],
  form: '',
}));

vi.mock('node:fs/promises', () => ({
  async *glob() {
    await Promise.resolve();
    yield* Object.keys(around.files);
  },
  readFile: (file: string) => Promise.resolve(around.files[file]),
}));
vi.mock('astro:env/server', () => ({
  get FORM() {
    return around.form;
  },
}));
vi.mock('./published', () => ({ today: () => around.day }));
vi.mock('./navigation', () => ({
  listMenus: (place: 'header' | 'footer') => Promise.resolve(around.menus[place]),
}));
vi.mock('./loan-programs', () => ({ listLoanPrograms: () => Promise.resolve(around.programs) }));

beforeEach(() => {
  vi.stubEnv('DEV', false);
  around.files = { 'src/layouts/ArticleLayout.astro': 'a', 'src/content/figures/share.json': '1' };
  around.day = '2026-01-15';
  around.form = 'https://forms.example/';
  around.menus = { header: [{ label: 'Cities', links: [] }], footer: [] };
  around.programs = [{ href: '/loan-programs/fha', hasPage: true, ribbon: undefined }];
});

const article = (changes: object = {}, fields: object = {}) =>
  ({
    id: 'one',
    digest: 'd1',
    href: '/blog/one',
    image: '/og/one.jpg',
    ribbon: undefined,
    words: 800,
    ...changes,
    data: {
      title: 'Closing costs',
      excerpt: 'What is paid.',
      category: 'Home Buying',
      date: '2026-01-02',
      hero: { image: { fsPath: '/a.webp' }, alt: 'A house.' },
      author: { id: 'team' },
      closing: { heading: 'Ask us', text: 'We answer.' },
      ...fields,
    },
  }) as unknown as Article;

const keyWith = async (own = article(), related = [article({ id: 'two', href: '/blog/two' })]) =>
  (await articleKey(own, related)).cacheKey;

test('the key of a page stays when nothing changed', async () => {
  const first = await keyWith();
  expect(first).toBeTypeOf('string');
  expect(await keyWith()).toBe(first);
});

test.each([
  ['code', () => (around.files['src/layouts/ArticleLayout.astro'] = 'b')],
  ['a figure', () => (around.files['src/content/figures/share.json'] = '2')],
  ['a further file', () => (around.files['src/components/ui/New.astro'] = '')],
  ['a menu', () => around.menus.header.push({ label: 'More', links: [] })],
  ['a list of the footer', () => around.menus.footer.push({ label: 'More', links: [] })],
  ['the page of a loan program', () => (around.programs = [])],
  ['a setting', () => (around.form = 'https://other.example/')],
  ['the year', () => (around.day = '2027-01-15')],
])('%s changes the key of every page', async (_, change) => {
  const city = { id: 'dublin', digest: 'd1', image: '/og/dublin.jpg' } as City;
  const before = [await keyWith(), (await cityKey(city)).cacheKey];
  change();
  const after = [await keyWith(), (await cityKey(city)).cacheKey];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test.each([
  ['another article', () => (around.files['src/content/blog/two.md'] = 'b')],
  ['a test', () => (around.files['src/lib/urls.test.ts'] = 'b')],
  ['the day', () => (around.day = '2026-01-16')],
])('%s changes no key', async (_, change) => {
  const before = await keyWith();
  change();
  expect(await keyWith()).toBe(before);
});

test.each([{ id: 'other' }, { digest: 'd2' }, { image: '/og/blog.jpg' }, { ribbon: 'Draft' }])(
  'the article itself changes its key: %o',
  async (change) => {
    expect(await keyWith(article(change))).not.toBe(await keyWith());
  },
);

test.each<[changes: object, fields: object]>([
  [{ href: '/blog/three' }, {}],
  [{ ribbon: 'Draft' }, {}],
  [{ words: 3000 }, {}],
  [{}, { title: 'Another title' }],
  [{}, { excerpt: 'Another excerpt.' }],
  [{}, { category: 'Refinancing' }],
  [{}, { date: '2026-01-03' }],
  [{}, { hero: { image: { fsPath: '/b.webp' }, alt: 'A house.' } }],
  [{}, { hero: { image: { fsPath: '/a.webp' }, alt: 'A barn.' } }],
  [{}, { author: { id: 'other' } }],
])('the card of a related article changes the key: %o %o', async (changes, fields) => {
  const same = { id: 'two', href: '/blog/two' };
  const before = await keyWith(article(), [article(same)]);
  expect(await keyWith(article(), [article({ ...same, ...changes }, fields)])).not.toBe(before);
});

test('what only its own page says of a related article changes nothing', async () => {
  const before = await keyWith(article(), [article({ id: 'two', digest: 'd1' })]);
  const other = article({ id: 'two', digest: 'd2' }, { closing: { heading: 'Call', text: 'Us.' } });
  expect(await keyWith(article(), [other])).toBe(before);
});

test('in development pages have no key', async () => {
  vi.stubEnv('DEV', true);
  expect(await articleKey(article(), [])).toEqual({});
});

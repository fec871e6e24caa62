/** What the check says of several files together: everything at once, and what only shows between entries. */
import { describe, expect, it } from 'vitest';
import { article, problemsWith, textOf, wantedWith } from './changed-content.ts';
import { printProblems } from './problem.ts';

const city = 'src/content/cities/dublin.md';
const faqs = 'src/content/faqs/faqs.json';

describe('all problems are told in one run', () => {
  it('of fields and text of one file, and of other files', async () => {
    const problems = await problemsWith({
      [article]: textOf(article)
        .replace(/^category: .*$/m, 'category: Buying')
        .replace(/^title: .*$/m, 'title: Words with **marks** and {braces} too')
        .concat(
          '\n##One and (two)[/about] and **three, and 5% of it, guaranteed and unbeatable.\n',
        ),
      [city]: textOf(city).replace(/^county: .*$/m, 'county: 7'),
      [faqs]: textOf(faqs).replace(/\?"/, '"'),
    });
    expect(
      problems.map(({ file, field }) => `${file.split('/').at(-1) ?? ''} ${field}`).sort(),
    ).toEqual(
      [
        ...['category', 'title', 'title', 'a heading in the text', 'a link in the text'],
        ...['the text', 'the text', 'the text', 'the text'],
      ]
        .map((field) => `first-article.md ${field}`)
        .concat('dublin.md county', 'faqs.json question of entry 1 ("delivery")')
        .sort(),
    );
  });

  it('of two cities that share several sentences', async () => {
    const sentences = ['Deeds', 'Maps', 'Permits'].map(
      (thing) =>
        `${thing} of every house in this part of the county are kept in one office downtown.`,
    );
    const shared = textOf(city).trimEnd().concat('\n\n', sentences.join(' '), '\n');
    const other = shared
      .replace('name: Dublin', 'name: Powell')
      .replace('order: 1', 'order: 2')
      .replace('Why buyers in Dublin', 'Why people in Powell');
    const problems = await problemsWith({ [city]: shared, 'src/content/cities/powell.md': other });
    const told = problems.filter(({ found }) => found.includes('in this part of the county'));
    expect(told.map(({ found }) => found.slice(1, 5))).toEqual(['Deed', 'Maps', 'Perm']);
  });
});

it('a page whose file was renamed is told first, with the redirect to add', async () => {
  const problems = await problemsWith({
    'src/content/redirects/published.json':
      '["/about", "/old-page", "/blog/first-article", "/blog/old-name"]',
    'src/content/blog/new-name.md': textOf(article)
      .replace(/^title: .*$/m, 'title: An article whose file was renamed')
      .concat('\nMore words.\n'),
    [article]: `${textOf(article)}\nSee [the other one](/blog/old-name).\n`,
  });
  expect(problems).toHaveLength(2);
  const [first = ''] = printProblems(problems).split('\n\n');
  expect(first).toContain('add a redirect, probably to "/blog/new-name", here instead,');
  expect(first).toContain('{ "from": "/blog/old-name", "to": "/blog/new-name" }');
});

it('a lost page is not sent to a new page of another folder', async () => {
  const problems = await problemsWith({
    'src/content/redirects/published.json':
      '["/about", "/old-page", "/blog/first-article", "/qqqqqq"]',
    'src/content/blog/new-name.md': textOf(article)
      .replace(/^title: .*$/m, 'title: An article that is new')
      .concat('\nMore words.\n'),
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.wanted).toContain('add a redirect here instead');
  expect(problems[0]?.example).toBe('{ "from": "/qqqqqq", "to": "/about" }');
});

describe('a number in quotes', () => {
  const home = 'src/content/figures/example-home-price.json';

  it.each([
    ['$300', '300'],
    ['300,000', '300000'],
    ['3.5 %', '3.5'],
  ])('is repeated as a number: %s', async (typed, number) => {
    const text = textOf(home).replace(/"value": \d+/, `"value": "${typed}"`);
    expect(await problemsWith({ [home]: text })).toContainEqual(
      expect.objectContaining({ field: 'value', example: `"value": ${number}` }),
    );
  });

  it.each(['$300K', '1.5 million', '3,5', '2-5'])('is not guessed: %s', async (typed) => {
    const text = textOf(home).replace(/"value": \d+/, `"value": "${typed}"`);
    const [problem] = await problemsWith({ [home]: text });
    expect(problem?.field).toBe('value');
    expect(['300', '1.5', '35', '2', '25']).not.toContain(
      problem?.example.replace('"value": ', ''),
    );
  });
});

describe('entries of one list', () => {
  it.each([
    ['two cities', 'src/content/cities/powell.md', city, 'name: Dublin', 'name: Powell'],
    ['two programs', 'src/content/loan-programs/va.md', 'src/content/loan-programs/fha.md', '', ''],
    [
      'two guides',
      'src/content/resources/other.md',
      'src/content/resources/closing-costs.md',
      '',
      '',
    ],
  ])('%s cannot share a position', async (_, path, first, before, after) => {
    const copy = textOf(first).replace(before, after);
    const wanted = await wantedWith({ [path]: copy });
    expect(wanted).toContainEqual(expect.stringContaining("can't have the same position"));
    const draft = copy.replace('---\n', '---\ndraft: true\n');
    expect(await wantedWith({ [path]: draft })).not.toContainEqual(
      expect.stringContaining("can't have the same position"),
    );
  });
});

describe('a date that has not come', () => {
  const dated = (date: string, more = '') =>
    problemsWith({ [article]: textOf(article).replace(/^date: .*$/m, `date: ${date}${more}`) });

  it.each(['2026-01-16', "'2026-02-01'", '2036-01-15'])('is asked about: %s', async (date) => {
    const [problem] = await dated(date);
    expect(problem?.wanted).toContain('Correct the date, or add "publishDate"');
    expect(problem?.example).toBe(`publishDate: '${date.replaceAll("'", '')}'`);
  });

  it.each([
    ['today', '2026-01-15', ''],
    ['of an article that is published then', '2026-03-01', '\npublishDate: 2026-03-01'],
    ['of a draft', '2026-03-01', '\ndraft: true'],
  ])('is fine %s', async (_, date, more) => {
    expect((await dated(date, more)).filter(({ field }) => field === 'date')).toEqual([]);
  });
});

describe('a date of a change', () => {
  const updated = (date: string) =>
    wantedWith({
      [article]: textOf(article).replace(/^date: .*$/m, `date: 2025-09-05\nupdated: ${date}`),
    });

  it.each(['2025-09-04', "'2024-09-05'", '2015-12-01'])(
    'is not before the article: %s',
    async (date) => {
      expect(await updated(date)).toEqual([expect.stringContaining('updated after its date')]);
    },
  );

  it.each(['2025-09-05', '2026-01-10'])('may be the same day or later: %s', async (date) => {
    expect(await updated(date)).toEqual([]);
  });
});

it.each([
  'http://www.example.org/a',
  'https://www.example.org/a',
  'www.example.org',
  '/About',
  'about',
])('a menu link that leads nowhere gets one message: %s', async (href) => {
  const menus = 'src/content/navigation/navigation.json';
  const wanted = await wantedWith({ [menus]: textOf(menus).replace('"/about"', `"${href}"`) });
  expect(wanted).toEqual([expect.stringContaining('Must be a path on this site')]);
});

it.each([
  ['description', /^description: .*$/m, 'description:'],
  ['category', /^category: .*$/m, 'category: ~'],
  ['date', /^date: .*$/m, 'date: null'],
  ['alt of hero', /^ {2}alt: .*$/m, '  alt:'],
  ['keywords', /^keywords:\n(?: +- .*\n)+/m, 'keywords:\n'],
])('an empty field is called empty: %s', async (field, line, empty) => {
  const problems = await problemsWith({ [article]: textOf(article).replace(line, empty) });
  expect(problems).toMatchObject([{ field, found: 'nothing' }]);
  expect(problems[0]?.wanted).toMatch(/^This is empty\. Fill it in\./);
});

it.each(['TBD', 'Date TBA', 'FIXME later', 'XXX', 'Lorem ipsum dolor', 'about ??? days'])(
  'a placeholder is refused in public texts: %s',
  async (words) => {
    const wanted = await wantedWith({ [article]: `${textOf(article)}\n${words}\n` });
    expect(wanted).toEqual([expect.stringContaining('Replace the placeholder')]);
  },
);

describe('a field of an article that lost its indent', () => {
  it.each([
    ['image', 'hero'],
    ['alt', 'hero'],
    ['heading', 'closing'],
  ])('%s is sent back to %s', async (field, group) => {
    const [line = ''] = new RegExp(`^ {2}${field}: .*\\n`, 'm').exec(textOf(article)) ?? [];
    const moved = textOf(article).replace(line, '').replace('---\n', `---\n${line.trimStart()}`);
    expect(await wantedWith({ [article]: moved })).toContainEqual(
      expect.stringContaining(`"${field}" belongs in "${group}"`),
    );
  });
});

describe('a count in words', () => {
  const page = 'src/content/pages/faqs.json';
  const count = (JSON.parse(textOf(faqs)) as unknown[]).length;
  const counting = (words: string) =>
    wantedWith({ [page]: textOf(page).replace(/"lead": "[^"]*"/, `"lead": "${words}"`) });

  it.each([
    'Here are the ten questions that we hear most.',
    'Twelve common questions.',
    'The 40 answers.',
  ])('is refused when it is wrong: %s', async (words) => {
    expect(await counting(words)).toContainEqual(expect.stringContaining(`There are ${count}.`));
  });

  it('is fine when it is right, or left out', async () => {
    const right = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? '';
    for (const words of [
      `Here: ${right} questions we hear.`,
      'Here are the questions that we hear.',
    ])
      expect((await counting(words)).filter((wanted) => wanted.startsWith('There are'))).toEqual(
        [],
      );
  });
});

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Answers, Project } from './entry.ts';
import { faultsOf } from './faults.ts';
import { readWords } from './read-words.ts';
import { startEntry, type Ask } from './start-entry.ts';

const project: Project = {
  today: '2026-01-15',
  nextCity: 7,
  nextProgram: { purchase: 9, refinance: 5 },
  faqs: '[]',
};
const nobody: Ask = () => Promise.resolve(undefined);

const start = async (words: readonly string[], ask = nobody, content = project) => {
  const { kind, answers } = readWords(words);
  return startEntry(kind, answers, ask, content);
};
const title = "What's a rate lock: and when to ask for it";
const complete: readonly (readonly [file: string, address: string, words: string[]])[] = [
  [
    'src/content/blog/whats-a-rate-lock-and-when-to-ask-for-it.md',
    '/blog/whats-a-rate-lock-and-when-to-ask-for-it',
    ['article', title, '--category', 'Loan Types'],
  ],
  [
    'src/content/cities/grove-city.md',
    '/service-areas/grove-city',
    ['city', 'Grove City', '--zips', '43123, 43162', '--county', 'Franklin County'],
  ],
  [
    'src/content/loan-programs/bridge.md',
    '/loan-programs/bridge',
    ['program', 'Bridge Loan', '--group', 'purchase'],
  ],
  [
    'src/content/faqs/faqs.json',
    '/faqs#do-you-measure-on-site',
    ['faq', 'Do you measure on site?', '--business', 'remodeler'],
  ],
];

describe.each(complete)('%s', (file, address, words) => {
  it('is complete, has its address, and is a draft', async () => {
    const entry = await start(words);
    expect(entry).toMatchObject({ file, address });
    expect(faultsOf(entry)).toEqual([]);
    expect(entry.text).toMatch(/^(?:draft: true| {4}"draft": true)$/m);
  });

  it('takes the short name that is given', async () => {
    expect((await start([...words, '--slug=other-name'])).address).toMatch(/[/#]other-name$/);
  });
});

describe('fields of a new entry', () => {
  const fields = async (words: string[]) =>
    parse(/^---\n([\s\S]*?)\n---\n/.exec((await start(words)).text)?.[1] ?? '') as Answers;

  it('hold the title as typed, colon and apostrophe included', async () => {
    expect((await fields(['article', title, '--category', 'Loan Types'])).title).toBe(title);
  });

  it.each([
    ['43123', '43123'],
    ['43123, 43162', '43123, 43162'],
    ['43123 43162,43116', '43123 and more'],
  ])('ZIP codes %s are shown as %s', async (zips, label) => {
    const city = await fields(['city', 'Grove City', '--zips', zips, '--county', 'Franklin']);
    expect(city.zipLabel).toBe(label);
  });

  it('stand after the others of their grid or menu', async () => {
    expect((await fields(['program', 'Bridge Loan', '--group', 'refinance'])).order).toBe(5);
    const city = await fields(['city', 'Hilliard', '--zips', '43026', '--county', 'Franklin']);
    expect(city.order).toBe(7);
  });
});

it('asks for what was not given, again after an answer that cannot be, and not for the rest', async () => {
  const asked: string[] = [];
  const typed = ['Poems', '', 'Refinancing', ''];
  const ask: Ask = ({ name }) => {
    asked.push(name);
    return Promise.resolve(typed.shift());
  };
  const { text } = await start(['article', title], ask);
  expect(asked).toEqual(['category', 'category', 'category', 'slug']);
  expect(text).toContain("category: 'Refinancing'");
});

describe('it writes nothing and says why', () => {
  it.each<[words: string[], message: RegExp]>([
    [[], /Say what to start:\n {2}npm run new article/],
    [['articel', 'x'], /"articel" is unknown\. Say what to start:/],
    [['article', title], /--category is missing, for example --category "Home Buying"\. It must/],
    [['article', title, '--category', 'Poems'], /--category "Poems" cannot be\. It must be one of/],
    [
      ['article', 'Rates', '--category', 'Refinancing'],
      /Nothing was written:\n {2}title must have/,
    ],
    [['article', 'Rate', 'lock'], /"lock" is too much\. Put a title of several words in quotes/],
    [['article', title, '--categroy', 'x'], /--categroy is unknown\. A new article takes --title/],
    [['article', title, '--category', 'Loan Types', '--slug', '../About Us'], /--slug "..\/About/],
    [['article', title, '--category'], /--category needs a value/],
    [['article', '¿¡ — ！ ？ … ¿¡ — ！ ？', '--category', 'Refinancing'], /makes no address/],
    [['city', 'Grove City', '--zips', '4312', '--county', 'Franklin'], /zips must be five digits/],
    [['faq', 'Do you measure', '--business', 'remodeler'], /must end with a question mark/],
  ])('%j', async (words, message) => {
    await expect(start(words)).rejects.toThrow(message);
  });

  it('when a question has the short name already', async () => {
    const faqs = '[{ "id": "do-you-measure" }]';
    const words = ['faq', 'Do you measure?', '--business', 'remodeler'];
    await expect(start(words, nobody, { ...project, faqs })).rejects.toThrow(/has a question "do-/);
  });
});

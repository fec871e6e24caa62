/** Files that can't be read as they are: each mistake gets one message that names it. */
import { describe, expect, it } from 'vitest';
import { placeFiles } from './check-files.ts';
import { readArticle } from './read-article.ts';
import { readJson } from './read-json.ts';

const problemsOf = (read: ReturnType<typeof readJson>) => ('problems' in read ? read.problems : []);

describe('a value in JSON as people write it', () => {
  it.each([
    ['000000', '"000000"', 'Put quotes around'],
    ['00501', '"00501"', 'Put quotes around'],
    ['(614) 555-0148', '"(614) 555-0148"', 'Put quotes around'],
    ['2026-01-01', '"2026-01-01"', 'Put quotes around'],
    ["What you'll pay, and when", '"What you\'ll pay, and when"', 'Put quotes around'],
    ['$300', '300', 'A number has digits'],
    ['$1,250.50', '1250.50', 'A number has digits'],
    ['3.5%', '3.5', 'A number has digits'],
    ['-5%', '-5', 'A number has digits'],
    ['3,5', '3.5', 'A number has digits'],
    ['300,000', '300000', 'A number has digits'],
    ['.5', '0.5', 'A number has digits'],
    ['True', 'true', 'in lowercase'],
    ['FALSE', 'false', 'in lowercase'],
  ])('%s is written %s', (typed, right, wanted) => {
    for (const text of [
      `{\n  "name": "One",\n  "number": ${typed},\n  "high": 5\n}`,
      `{\n  "name": "One",\n  "number": ${typed}\n}`,
      `{ "a": 1,\n"b": 2,\n"number": ${typed}, "high": 5 }`,
    ]) {
      const problems = problemsOf(readJson('one.json', text));
      expect(problems).toMatchObject([
        { line: 3, found: `"number": ${typed}`, example: `"number": ${right}` },
      ]);
      expect(problems[0]?.wanted).toContain(wanted);
    }
  });

  it.each([
    ['3-5', '3'],
    ['about 3.5', '3.5'],
    ['three', '3.5'],
  ])('%s is no number, and no text either where a number belongs', (typed, number) => {
    const [problem] = problemsOf(readJson('one.json', `{ "high": ${typed} }`));
    expect(problem?.wanted).toContain('A number has digits');
    expect(problem?.example).toBe(`"high": ${number}`);
  });

  it.each(['{ "a": 5 "b": 6 }', '{ "a": 5 // note\n}', '{ "a": \'text\' }', '{ "a": “text” }'])(
    'is left to other rules where something else is wrong: %s',
    (text) => {
      const [problem] = problemsOf(readJson('one.json', text));
      expect(problem?.found).not.toContain('"a":');
    },
  );
});

it.each([
  ['[{ "a": [5]] }]', 'This bracket closes nothing'],
  ['{ "a": { "b": 5 }}, "c": 6 }', 'the bracket that closes too early'],
  ['[{ "a": 5 }}]', 'This bracket closes nothing'],
  ['[["a"]], "b"]', 'the bracket that closes too early'],
])('a bracket too many is named: %s', (text, wanted) => {
  expect(problemsOf(readJson('one.json', text))[0]?.wanted).toContain(wanted);
});

describe('a tab in the fields of an article is told once', () => {
  it.each([
    ['the first field of a group', 'hero:\n\timage: a\n  alt: b\ntitle: One', [3]],
    ['the last field of a group', 'hero:\n  image: a\n\talt: b\ntitle: One', [4]],
    ['every field of a group', 'hero:\n\timage: a\n\talt: b\ntitle: One', [3, 4]],
    ['an item of a list', 'keywords:\n\t- one\n  - two\ntitle: One', [3]],
  ])('before %s', (_, fields, lines) => {
    const problems = problemsOf(readArticle('one.md', `---\n${fields}\n---\n\nText.\n`));
    expect(problems.map(({ line }) => line)).toEqual(lines);
    for (const { wanted } of problems) expect(wanted).toContain('not tabs');
  });
});

describe('a file that is no entry gets its own advice', () => {
  it.each([
    ['blog/my-article.md.txt', 'may hide ".txt" at the end', 'blog/my-article.md'],
    ['blog/My Article.MD.docx', 'may hide ".docx" at the end', 'blog/my-article.md'],
    ['figures/new-fee.json.txt', 'may hide ".txt" at the end', 'figures/new-fee.json'],
    ['blog/My Article.docx', 'Copy its words into a new file', 'blog/my-article.md'],
    ['cities/powell.pdf', 'Copy its words into a new file', 'cities/powell.md'],
    ['figures/fees.xlsx', 'Copy its words into a new file', 'figures/fees.json'],
    ['blog/house.JPG', 'Pictures go in src/assets/pictures', 'house.jpg'],
    ['blog/notes.txt', 'Rename the file', 'blog/notes.md'],
  ])('%s', (path, wanted, example) => {
    const { problems } = placeFiles([`src/content/${path}`]);
    const [problem] = problems.filter(({ field }) => field === 'path of the file');
    expect(problem?.wanted).toContain(wanted);
    expect(problem?.example.endsWith(`/${example}`)).toBe(true);
  });
});

/**
 * One file for each likely mistake, with its message beside it. A fixture is added
 * to a small valid content, or replaces one of its files: "faqs.null.json"
 * replaces "faqs.json".
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import type { CheckContext } from './check-context.ts';
import { printProblems } from './problem.ts';

const base = 'tests/fixtures/base';
const fixtures = 'tests/fixtures/content';

const checkContext: CheckContext = {
  today: '2026-01-15',
  showsAll: false,
  site: 'https://www.example.com',
};
const others = new Set([
  'src/assets/pictures/brick-house.webp',
  // Names as phones, offices, and drawing programs give them; the accent in two code points.
  'src/assets/pictures/100% done.jpg',
  'src/assets/pictures/a#b.jpg',
  'src/assets/pictures/what?.jpg',
  'src/assets/pictures/IMG 2041 (1).jpg',
  'src/assets/pictures/cafe\u0301.jpg',
  'src/components/ui/Steps.astro',
  'public/favicon.svg',
]);

const filesIn = (folder: string) =>
  globSync(`${folder}/**/*.*`)
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const valid = new Map(
  filesIn(base).map((path) => [path.slice(base.length + 1), readFileSync(path)]),
);

/** Problems without any fixture, after a schema changed: one test fails on them, the others ignore them. */
const before = (await checkContent({ content: valid, others }, checkContext)).map((problem) =>
  printProblems([problem]),
);

/** The message when a file is added. */
async function messageFor(path: string, bytes: Uint8Array): Promise<string> {
  const content = new Map<string, Uint8Array>([...valid, [path, bytes]]);
  const all = await checkContent({ content, others }, checkContext);
  const problems = all.filter((problem) => !before.includes(printProblems([problem])));
  return problems.length === 0 ? 'accepted' : printProblems(problems);
}

function placeOf(fixture: string): string {
  const name = basename(fixture);
  const folder = dirname(fixture).slice(fixtures.length + 1);
  return `src/content/${folder}/${name.split('.')[0] ?? ''}${extname(name)}`;
}

const broken = filesIn(fixtures).filter((path) => !path.endsWith('.expected.txt'));

test('the content that the fixtures are added to is valid', () => {
  expect(before).toEqual([]);
});

describe('a mistake gets its message', () => {
  test.each(broken)('%s', async (fixture) => {
    const message = await messageFor(placeOf(fixture), readFileSync(fixture));
    await expect(`${message}\n`).toMatchFileSnapshot(
      `${import.meta.dirname}/../../../${fixture}.expected.txt`,
    );
  });

  test('no message is left over from a deleted fixture', () => {
    const expected = filesIn(fixtures).filter((path) => path.endsWith('.expected.txt'));
    expect(expected.map((path) => path.replace(/\.expected\.txt$/, ''))).toEqual(broken);
  });
});

describe('a line of a million characters', () => {
  const article = (valid.get('src/content/blog/first-article.md') ?? Buffer.of()).toString();
  const long = 'a'.repeat(1_000_000);

  test.each([
    ['in a title', article.replace('title: ', `title: ${long}`)],
    ['in the text', `${article}\n${long}\n`],
    ['of brackets', `${article}\n${'['.repeat(1_000_000)}\n`],
  ])('%s is refused at once', async (_, text) => {
    const started = performance.now();
    const message = await messageFor('src/content/blog/long-line.md', Buffer.from(text));
    expect(message).toContain('A content file has at most 200000 characters.');
    expect(message.length).toBeLessThan(600);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

/**
 * A second build makes only what changed, and its content is checked in a
 * thread meanwhile. The site must be the same as that of a build from nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCopy, type Copy, type Outcome } from './copy.ts';

const article = 'src/content/blog/closing-costs.md';
const city = 'src/content/cities/dublin.md';
const figure = 'src/content/figures/closing-cost-share.json';
const pageWithFigure = 'blog/mortgage-pre-approval.html';

/** What builds keep of pages and content; pictures are none of the matter. */
const kept = ['astro/incremental-build.json', 'astro/dist', 'astro/data-store.json', 'compressed'];

let copy: Copy;

/** In color, because some workflows force it: the words must be found all the same. */
const build = () => copy.run('build', [], { BUILD_DATE: '2026-01-15', FORCE_COLOR: '1' });
const forget = () => {
  for (const name of kept)
    rmSync(join(copy.folder, '.cache', name), { recursive: true, force: true });
};

/** The files of the site that is built now, with a digest of each. */
const builtFiles = () =>
  globSync('**/*', { cwd: join(copy.folder, 'dist'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`);

const text = (file: string) => readFileSync(join(copy.folder, 'dist', file), 'utf8');
const append = (file: string, words: string) => {
  copy.write(file, `${copy.read(file)}\n${words}\n`);
};

/** Pages of articles and cities that a build took from the build before. */
const restored = ({ output }: Outcome) =>
  [...output.matchAll(/(?<page>(?:blog|service-areas)\/[\w-]+)\.html \(restored\)/g)]
    .map(({ groups }) => groups?.page ?? '')
    .sort();

beforeAll(() => {
  copy = makeCopy();
  forget();
});
afterAll(() => {
  copy.remove();
});

describe('builds after edits', () => {
  let figureEdited: Outcome;
  let textsEdited: Outcome;
  let fromNothing: Outcome;
  let before: string[];
  let after: string[];

  beforeAll(async () => {
    await build();
    copy.replace(figure, '"high": 5,', '"high": 6,');
    figureEdited = await build();
    append(article, 'A last sentence for the article.');
    append(city, 'A last sentence for the city.');
    textsEdited = await build();
    before = builtFiles();
    forget();
    fromNothing = await build();
    after = builtFiles();
  });

  test('a figure makes every page anew', () => {
    expect(figureEdited).toMatchObject({ code: 0 });
    expect(restored(figureEdited)).toEqual([]);
  });

  test('an article and a city make their own pages anew, and take the others', () => {
    expect(textsEdited).toMatchObject({ code: 0 });
    const pages = restored(textsEdited);
    expect(pages).toContain('blog/mortgage-pre-approval');
    expect(pages).toContain('service-areas/westerville');
    expect(pages).not.toContain('blog/closing-costs');
    expect(pages).not.toContain('service-areas/dublin');
  });

  test('every file is that of a build from nothing', () => {
    expect(fromNothing).toMatchObject({ code: 0 });
    expect(restored(fromNothing)).toEqual([]);
    expect(after).toEqual(before);
  });

  test('pages that were taken print the figure as it is now', () => {
    expect(text(pageWithFigure)).toContain('2%–6%');
  });
});

describe('a build stops, and the site of the build before stays', () => {
  test('at all that is wrong in the content, in our words alone', async () => {
    const whole = copy.read(article);
    append(article, 'See [nowhere](/nowhere) and [[no-such-figure]].');
    const other = copy.read(city);
    copy.write(city, other.replace(/^county:.*$/m, 'county: 7'));
    const { code, output } = await build();
    copy.write(article, whole);
    copy.write(city, other);
    expect(code).toBe(1);
    for (const words of ['[[no-such-figure]]', '"/nowhere"', `${city}:`, 'Nothing was published.'])
      expect(output).toContain(words);
    expect(output).toContain('3 problems in 2 files of the content.');
    expect(output).not.toContain('InvalidContentEntryDataError');
    expect(existsSync(join(copy.folder, 'dist/index.html'))).toBe(true);
  });

  test('when the check dies instead of answering', async () => {
    const thread = 'tools/content/advice/content-thread.ts';
    const whole = copy.read(thread);
    copy.write(thread, 'process.exit(3);');
    const { code, output } = await build();
    copy.write(thread, whole);
    expect(code).toBe(1);
    expect(output).toContain('The check of the content stopped before its end');
    expect(output).toContain('its thread ended with code 3');
    expect(existsSync(join(copy.folder, 'dist/index.html'))).toBe(true);
  });
});

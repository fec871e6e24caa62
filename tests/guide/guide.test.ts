/**
 * The tasks of docs/editing.md, done on a copy of the project: a build for the
 * public, all checks of the built site, and a preview.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAhead } from '../days-ahead.ts';
import { listedProgramSlugs } from '../site/routes.ts';
import { makeCopy, type Copy, type Outcome } from '../../tools/dev/project-copy.ts';
import { articleSlug, foreignTitle, tasks } from './tasks.ts';

// Days ahead, so that only a build that reads its day from its settings gets them right.
const today = dayAhead(30);
const days = { today, tomorrow: dayAhead(31) };

const publicFolder = '.cache/test-site';
const previewFolder = '.cache/preview-site';

/** Checks whose outcome an editor can change; weight, policy and headers are the developers'. */
const contentChecks = [
  ...['routes', 'links', 'redirects', 'feeds', 'head', 'frame', 'markup', 'structured-data'],
  ...['collection-pages', 'team', 'sections', 'article-dates', 'article-texts', 'city-texts'],
  ...['promotional-texts', 'register', 'spelling'],
  ...['articles', 'figures', 'loan-programs', 'pages', 'search-results'].map(
    (name) => `delivered/${name}`,
  ),
];

let copy: Copy;
let built: Outcome;
let preview: Outcome;

beforeAll(async () => {
  copy = makeCopy();
  for (const task of Object.values(tasks)) await task(copy, days);
  built = await copy.run('build:test', [], { BUILD_DATE: today });
  preview = await copy.run('build', ['--outDir', previewFolder], {
    BUILD_DATE: today,
    PREVIEW: 'true',
    COUNT_CONTACTS: 'true',
    // As far east of Greenwich as clocks go; the public build is made in the west.
    TZ: 'Pacific/Kiritimati',
  });
});
afterAll(() => {
  copy.remove();
});

const text = (file: string, folder = publicFolder) =>
  readFileSync(join(copy.folder, folder, file), 'utf8');
const page = (file: string, folder = publicFolder) => parseHTML(text(file, folder)).document;
const exists = (file: string, folder = publicFolder) => existsSync(join(copy.folder, folder, file));
const linksOf = (file: string) =>
  [...page(file).querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('the guide has a heading for each task', () => {
  const headings = [...readFileSync('docs/editing.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) => heading,
  );
  expect(Object.keys(tasks).filter((heading) => !headings.includes(heading))).toEqual([]);
});

test('the site is built after all tasks', () => {
  expect(built).toMatchObject({ code: 0 });
});

test('every check of the built site that looks at content passes', async () => {
  const files = contentChecks.map((name) => `tests/site/${name}.test.ts`);
  const { code, output } = await copy.run('test:site', files, { BUILD_DATE: today });
  expect(code, output.slice(-6000)).toBe(0);
});

test('the new phone number stands everywhere, the old one nowhere', () => {
  const home = text('index.html');
  expect(home).toContain('tel:+16145550199');
  expect(home).not.toContain('555-0148');
});

test('the new figure is printed where the old one was', () => {
  expect(text('blog/closing-costs.html')).toContain('$350–$700');
});

test('the new team member stands on the about page with license, picture, and contact', () => {
  const main = page('about.html').querySelector('main');
  const card = [...(main?.querySelectorAll('li') ?? [])].find(
    (item) => item.querySelector('h3')?.textContent === 'Ada Bell',
  );
  expect(card?.textContent).toContain('Loan officer');
  expect(card?.querySelector('img')?.getAttribute('alt')).toContain('Ada Bell at her desk');
  const links = [...(card?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent.trim(),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['NMLS ID 123456', 'https://www.example.com/ada-bell'],
    ['(614) 555-0177', 'tel:+16145550177'],
    ['ada@example.com', 'mailto:ada@example.com'],
  ]);
});

test('the privacy page of a build that counts contacts says so', () => {
  const counted = 'counts how often visitors use a phone or email link or open a form';
  expect(page('privacy.html', previewFolder).querySelector('main')?.textContent).toContain(counted);
  expect(page('privacy.html').querySelector('main')?.textContent).not.toContain(counted);
});

test('the new team member signs the articles that name no author', () => {
  for (const file of [`blog/${articleSlug}.html`, 'blog/closing-costs.html']) {
    const header = page(file).querySelector('article header')?.textContent;
    expect(header?.replace(/\s+/g, ' ')).toContain('By Ada Bell, Loan officer, NMLS ID 123456');
    expect(text(file)).toContain('"author":{"@type":"Person","name":"Ada Bell"}');
  }
});

describe('the new article', () => {
  const file = `blog/${articleSlug}.html`;

  test('stands in list, feed and sitemap', () => {
    expect(linksOf('blog.html')).toContain(`/blog/${articleSlug}`);
    expect(text('rss.xml')).toContain(`/blog/${articleSlug}`);
    expect(text('sitemap-0.xml')).toContain(`/blog/${articleSlug}<`);
  });

  test('shows the picture of a phone upright, small and in sizes for screens', async () => {
    const picture = page(file).querySelector('article header img');
    const shown = join(copy.folder, publicFolder, picture?.getAttribute('src') ?? '');
    const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
    expect(info.height).toBeGreaterThan(info.width);
    const [red = 0, , blue = 0] = data;
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    expect(info.width).toBe(960);
    const offered = picture?.parentElement?.querySelector('source[type="image/avif"]');
    expect(offered?.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['400w', '680w', '960w']);
  });
});

describe('a title in another alphabet, with an emoji', () => {
  const file = 'blog/other-letters.html';

  test('is read from its own side, as heading and at the end of the way to it', () => {
    for (const place of ['h1', 'nav[aria-label="Breadcrumb"] [aria-current="page"]']) {
      const element = page(file).querySelector(place);
      expect(element?.textContent, place).toBe(foreignTitle);
      expect(element?.getAttribute('dir'), place).toBe('auto');
    }
  });

  test('stands in the list, the feed and for search engines', () => {
    for (const other of ['blog.html', 'rss.xml'])
      expect(text(other), other).toContain(foreignTitle);
    expect(text('sitemap-0.xml')).toContain('/blog/other-letters<');
    expect(page(file).title).toContain(foreignTitle);
    const things = page(file).querySelector('script[type="application/ld+json"]')?.textContent;
    expect(things).toContain(`"headline":"${foreignTitle}"`);
  });

  test('is reported as missing from the picture for shared links', () => {
    expect(exists('og/blog/other-letters.jpg')).toBe(true);
    expect(preview.output).toContain("the picture for shared links can't");
  });
});

test.each(listedProgramSlugs)(
  'the program %s has its page, and the index leads to it',
  (program) => {
    expect(text(`loan-programs/${program}.html`)).toContain('Ask us whether this loan fits');
    expect(linksOf('loan-programs.html')).toContain(`/loan-programs/${program}`);
  },
);

test('the new city has its page with a scanned picture, and a place in the menu', () => {
  const city = page('service-areas/grove-city.html');
  // A blank that keeps the state beside its city counts as one.
  expect(city.querySelector('h1')?.textContent.replace(/\s/g, ' ')).toBe('Serving Grove City, OH');
  expect(city.querySelector('main img')?.getAttribute('src')).toMatch(/\.webp$/);
  expect(linksOf('index.html')).toContain('/service-areas/grove-city');
});

test('the new question is answered, the real review is shown', () => {
  expect(text('faqs.html')).toContain('We measure every room before we draw.');
  expect(text('index.html')).toContain('the doors still close without a sound');
});

test('the old address leads to the new one', () => {
  expect(text('_redirects')).toContain(`/blog/rate-locks /blog/${articleSlug} 301`);
});

describe('on its day', () => {
  test('an article that is due is public', () => {
    expect(exists('blog/due-today.html')).toBe(true);
    expect(linksOf('blog.html')).toContain('/blog/due-today');
  });

  test.each(['due-tomorrow', 'never-yet'])('nothing of %s is public', (slug) => {
    expect(exists(`blog/${slug}.html`)).toBe(false);
    expect(exists(`og/blog/${slug}.jpg`)).toBe(false);
    for (const file of ['blog.html', 'rss.xml', 'sitemap-0.xml', `blog/${articleSlug}.html`])
      expect(text(file), file).not.toContain(slug);
    expect(text('404.html')).not.toContain(slug);
  });
});

describe('the preview', () => {
  const ribbonOf = (file: string) =>
    page(file, previewFolder).querySelector('aside[aria-label="Publishing"]')?.textContent.trim();

  test('is built and kept out of search engines', () => {
    expect(preview).toMatchObject({ code: 0 });
    // Crawlers have to be let in to read it.
    expect(text('robots.txt', previewFolder)).not.toContain('Disallow');
    expect(text('_headers', previewFolder)).toContain('X-Robots-Tag: noindex');
    expect(
      page('index.html', previewFolder)
        .querySelector('meta[name="robots"]')
        ?.getAttribute('content'),
    ).toBe('noindex');
  });

  test('states the dates of the public site, which was built a calendar day further west', () => {
    const datesOf = (file: string, folder: string) =>
      [...page(file, folder).querySelectorAll('time')].map((time) => [
        time.getAttribute('datetime'),
        time.textContent,
      ]);
    for (const file of [
      `blog/${articleSlug}.html`,
      'blog/closing-costs.html',
      'blog/due-today.html',
    ]) {
      const dates = datesOf(file, publicFolder);
      expect(dates.length, file).toBeGreaterThan(0);
      expect(datesOf(file, previewFolder), file).toEqual(dates);
    }
    const datesOfThings = (folder: string) =>
      text('blog/closing-costs.html', folder).match(/"date\w+":"[^"]+"/g);
    expect(datesOfThings(previewFolder)).toEqual(datesOfThings(publicFolder));
  });

  test('shows what is not public, with a ribbon that says why', () => {
    expect(ribbonOf('blog/never-yet.html')).toBe('Draft: not on the public site yet');
    expect(ribbonOf('blog/due-tomorrow.html')).toMatch(
      /^Scheduled for [A-Z][a-z]+ \d{1,2}, \d{4}: not on the public site yet$/,
    );
    expect(ribbonOf('blog/due-today.html')).toBeUndefined();
    const cards = [...page('blog.html', previewFolder).querySelectorAll('li')];
    const card = cards.find((one) => one.innerHTML.includes('/blog/never-yet'));
    expect(card?.textContent).toContain('Draft');
  });
});

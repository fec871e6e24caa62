import { describe, expect, test } from 'vitest';
import { printFaults } from './fault';
import { brokenLinks } from './links';
import { duplicateEntries, duplicateIds, unknownTokens } from './sources';

describe('tokens in sources', () => {
  const known = ['closing-cost-share', 'fha-limit-floor-2026', 'brokerage'];

  test('an unknown one is named with file, line and the nearest', () => {
    const text = 'One line.\nCosts are [[closing-costs-share]] of the price.';
    expect(printFaults(unknownTokens([{ path: 'src/content/blog/a.md', text }], known))).toBe(
      '1 fault in the content:\n  src/content/blog/a.md:2: [[closing-costs-share]] names no figure. ' +
        'Nearest: [[closing-cost-share]], [[brokerage]], [[fha-limit-floor-2026]].',
    );
  });

  test('known ones pass, with and without a detail', () => {
    const text = '[[closing-cost-share:low]] [[fha-limit-floor-2026:dated]] [[brokerage:phone]]';
    expect(unknownTokens([{ path: 'a.md', text }], known)).toEqual([]);
  });
});

describe('entries that stand twice', () => {
  test.each([
    ['src/content/blog/a.md', 'src/content/blog/a.mdx'],
    ['src/content/blog/a.md', 'src/content/blog/A.md'],
  ])('%s and %s', (one, other) => {
    expect(duplicateEntries([one, other])).toEqual([
      { where: other, what: `has the same name as ${one}. Rename one of the two files.` },
    ]);
  });

  test('the same name in two collections is no fault', () => {
    const paths = ['src/content/blog/closing-costs.md', 'src/content/resources/closing-costs.md'];
    expect(duplicateEntries(paths)).toEqual([]);
  });

  test('an id twice in a list is named with its line', () => {
    const text = '[\n  { "id": "a", "x": 1 },\n  {\n    "id": "a"\n  }\n]';
    expect(duplicateIds({ path: 'faqs.json', text })).toEqual([
      { where: 'faqs.json', line: 4, what: 'id "a" stands twice. Give one of the two another id.' },
    ]);
  });
});

describe('links of built pages', () => {
  const pages = new Map([
    ['/', '<a href="/about">About</a><a href="/about#story">Story</a><a href="/rss.xml">Feed</a>'],
    ['/about', '<h2 id="story">Story</h2><a href="#story">Here</a><a href="/usda">USDA</a>'],
  ]);
  const files = new Set(['/rss.xml']);

  test('pages, anchors, files and pages that are missing on purpose pass', () => {
    expect(brokenLinks(pages, files, new Set(['/usda']))).toEqual([]);
  });

  test.each([
    ['<a href="/abuot">', 'links to /abuot, which does not exist. Nearest: /about, /.'],
    [
      '<a class="x" href="/about#stroy">',
      'links to /about#stroy, but /about has no place named "stroy". Nearest: story.',
    ],
    ['<a href="#gone">', 'links to #gone, but / has no place named "gone". Nearest: .'],
  ])('%s is named with what was probably meant', (link, what) => {
    const broken = new Map([...pages, ['/', link]]);
    expect(brokenLinks(broken, files, new Set(['/usda']))).toEqual([{ where: '/', what }]);
  });
});

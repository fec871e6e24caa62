import { describe, expect, test } from 'vitest';
import { brokenLinks, linkReader } from './built-page-links.ts';

describe('links of built pages', () => {
  const linksIn = linkReader();
  const pages = new Map([
    [
      '/',
      linksIn(
        '<a href="/about">About</a><a href="/about#story">Story</a><a href="/rss.xml">Feed</a>',
      ),
    ],
    [
      '/about',
      linksIn('<h2 id="story">Story</h2><a href="#story">Here</a><a href="/usda">USDA</a>'),
    ],
  ]);
  const files = new Set(['/rss.xml']);

  test('are each read once, and none that stands in a script', () => {
    const html =
      '<script>x = `<a href="/script">`</script><a href="/about">One</a><a id="two" href="/about">Two</a>';
    expect(linksIn(html)).toEqual({ links: ['/about'], ids: new Set(['two']) });
  });

  test('pages, anchors, files and pages that are missing on purpose pass', () => {
    expect(brokenLinks(pages, files, new Set(['/usda']))).toEqual([]);
  });

  test.each([
    ['<a href="/abuot">', '"/abuot"', 'The nearest is "/about".'],
    [
      '<a class="x" href="/about#stroy">',
      '"/about#stroy"',
      '/about has no place of this name. The nearest is #story.',
    ],
    ['<a href="#gone">', '"#gone"', '/ has no place of this name.'],
  ])('%s is named with what was probably meant', (link, found, wanted) => {
    const broken = new Map([...pages, ['/', linksIn(link)]]);
    const [problem, ...others] = brokenLinks(broken, files, new Set(['/usda']));
    expect(problem).toMatchObject({ file: '/', found });
    expect(problem?.wanted).toContain(wanted);
    expect(others).toEqual([]);
  });
});

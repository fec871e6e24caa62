import { expect, test } from 'vitest';
import { DOMParser } from 'linkedom';
import { SaxesParser } from 'saxes';
import { readBuilt, siteOrigin } from './built-site.ts';
import { articles, brokerage } from './content.ts';
import { routes } from './routes.ts';

/** What the tests ask of a parsed file and its elements; the parser's own types leave it open. */
type Parent = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>;

/** An XML file of the build; a file that is not well-formed throws. */
function readXml(file: string): Parent {
  const source = readBuilt(file);
  new SaxesParser({ fileName: file }).write(source).close();
  return new DOMParser().parseFromString(source, 'text/xml') as Parent;
}

const textsAt = (root: Parent, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the sitemap lists exactly the routes, by their canonical addresses', () => {
  const listed = textsAt(readXml('sitemap-index.xml'), 'sitemap > loc').flatMap((sitemap) =>
    textsAt(readXml(new URL(sitemap).pathname), 'url > loc'),
  );
  expect(listed.sort()).toEqual(routes.map(({ path }) => new URL(path, siteOrigin).href).sort());
});

test('robots may read everything and find the sitemap', () => {
  const lines = readBuilt('robots.txt').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /']));
  expect(lines).toContain(`Sitemap: ${siteOrigin}/sitemap-index.xml`);
  expect(lines.join('\n')).not.toContain('Disallow');
});

test('the feed has every article, newest first, with its calendar date', () => {
  const feed = readXml('rss.xml');
  expect(feed.querySelector('channel > title')?.textContent).toContain(brokerage.name);
  const items = [...feed.querySelectorAll('item')].map((item) => {
    const [published] = textsAt(item, 'pubDate');
    return {
      title: textsAt(item, 'title'),
      description: textsAt(item, 'description'),
      link: textsAt(item, 'link'),
      guid: textsAt(item, 'guid'),
      category: textsAt(item, 'category'),
      date: new Date(published ?? '').toISOString().slice(0, 10),
    };
  });
  const newestFirst = [...articles].sort((a, b) => b.data.date.localeCompare(a.data.date));
  expect(items).toEqual(
    newestFirst.map(({ id, data }) => ({
      title: [data.title],
      description: [data.excerpt],
      link: [`${siteOrigin}/blog/${id}`],
      guid: [`${siteOrigin}/blog/${id}`],
      category: [data.category],
      date: data.date,
    })),
  );
});

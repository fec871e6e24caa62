import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  builtPage,
  builtPages,
  isBuilt,
  readBuilt,
  siteOrigin,
  type BuiltPage,
} from './built-site.ts';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { brokerage, cities, remodeler } from './content.ts';
import { routes } from './routes.ts';

const pages = routes.map(({ path }) => builtPage(path));

const attribute = (page: BuiltPage, selector: string, name: string) =>
  page.document.querySelector(selector)?.getAttribute(name);
const named = (page: BuiltPage, name: string) =>
  attribute(page, `meta[name="${name}"]`, 'content') ?? '';
const property = (page: BuiltPage, name: string) =>
  attribute(page, `meta[property="${name}"]`, 'content') ?? '';

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe.each(pages)('$path', (page) => {
  const { path, document } = page;
  const route = routes.find((one) => one.path === path);

  test('says its language, width, colors and character set', () => {
    expect(document.documentElement.getAttribute('lang')).toBe('en-US');
    expect(attribute(page, 'meta[charset]', 'charset')).toBe('utf-8');
    expect(named(page, 'viewport')).toBe('width=device-width, initial-scale=1');
    const schemes = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
      meta.getAttribute('media'),
    );
    expect(schemes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('has a title that ends with the company whose page it is, and a description', () => {
    const company = (route?.business === 'remodeler' ? remodeler : brokerage).name;
    expect(document.title.endsWith(` | ${company}`)).toBe(true);
    expect(named(page, 'description')).not.toBe('');
  });

  test('names its own address as the canonical one and may be indexed', () => {
    expect(attribute(page, 'link[rel="canonical"]', 'href')).toBe(new URL(path, siteOrigin).href);
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  test('has complete social tags that repeat its title, description and address', () => {
    const { title } = document;
    const description = named(page, 'description');
    const image = property(page, 'og:image');
    expect(property(page, 'og:type')).toBe(route?.kind === 'article' ? 'article' : 'website');
    expect(property(page, 'og:title')).toBe(title);
    expect(property(page, 'og:description')).toBe(description);
    expect(property(page, 'og:url')).toBe(attribute(page, 'link[rel="canonical"]', 'href'));
    expect(property(page, 'og:site_name')).toBe(brokerage.name);
    expect(property(page, 'og:image:alt')).not.toBe('');
    expect(new URL(image).origin).toBe(siteOrigin);
    expect(named(page, 'twitter:card')).toBe('summary_large_image');
  });
});

test.each([...builtPages.values()])(
  '$path waits with its first paint for the end of its first screen',
  (page) => {
    const end = attribute(page, 'link[rel="expect"]', 'href') ?? '';
    expect(end).toMatch(/^#/);
    expect(page.document.querySelectorAll(`main link[rel="stylesheet"]${end}`)).toHaveLength(1);
  },
);

test.each(cities)('the title of $id follows the form of city pages', ({ id, data }) => {
  expect(builtPage(`/service-areas/${id}`).document.title).toBe(
    `${data.name} Mortgage Lender | ${brokerage.name}`,
  );
});

test.each(pages)('the social image of $path has the size that its tags say', async (page) => {
  const { pathname } = new URL(property(page, 'og:image'));
  const { width, height } = await sharp(join(testSiteFolder, pathname)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(property(page, 'og:image:width')).toBe('1200');
  expect(property(page, 'og:image:height')).toBe('630');
  expect(statSync(join(testSiteFolder, pathname)).size).toBeLessThanOrEqual(60_000);
});

test('the web manifest names icons that exist', () => {
  const manifest = z
    .object({
      name: z.literal(brokerage.name),
      icons: z.array(z.object({ src: z.string() })).min(2),
    })
    .parse(JSON.parse(readBuilt('manifest.webmanifest')));
  expect(manifest.icons.filter(({ src }) => !isBuilt(src))).toEqual([]);
});

test('the not-found screen is kept out of search engines and claims no address', () => {
  const page = builtPage('/404');
  expect(named(page, 'robots')).toBe('noindex');
  expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
});

test('every page carries its meta tags once', () => {
  for (const page of builtPages.values()) {
    const names = [...page.document.querySelectorAll('meta[name], meta[property]')].map((meta) =>
      ['name', 'property', 'media'].map((kind) => meta.getAttribute(kind) ?? '').join(' '),
    );
    expect(repeated(names), page.path).toEqual([]);
  }
});

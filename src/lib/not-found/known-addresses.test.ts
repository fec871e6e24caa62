import { expect, test } from 'vitest';
import { knownAddresses } from './known-addresses';

const addresses = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    href: `/${folder}/${index + 1}`,
    title: `${folder} ${index + 1}`,
  }));

const few = {
  pages: addresses('page', 9),
  programs: addresses('program', 5),
  resources: addresses('guide', 4),
};

test('all pages of a small site are known, in the order of their kinds', () => {
  const found = knownAddresses({
    ...few,
    articles: addresses('blog', 6),
    cities: addresses('city', 6),
  });
  expect(found).toHaveLength(30);
  expect(found[0]?.href).toBe('/page/1');
  expect(found.at(-1)?.href).toBe('/city/6');
});

test('of ten thousand articles and a thousand cities the first two hundred each are known', () => {
  const found = knownAddresses({
    ...few,
    articles: addresses('blog', 10_000),
    cities: addresses('city', 1000),
  });
  const of = (folder: string) => found.filter(({ href }) => href.startsWith(`/${folder}/`));
  expect(of('blog')).toEqual(addresses('blog', 200));
  expect(of('city')).toEqual(addresses('city', 200));
  expect(found).toHaveLength(9 + 5 + 4 + 200 + 200);
});

import { expect, it } from 'vitest';
import { readContentFiles } from '../../content/check/read/content-files.ts';
import { addressOf, entriesOf, textsOf } from './content.ts';

it('reads every entry of the content folder, lists by element', () => {
  const entries = entriesOf(readContentFiles());
  const find = (collection: string, id: string) =>
    entries.find((entry) => entry.collection === collection && entry.id === id);
  expect(find('businesses', 'brokerage')?.data).toHaveProperty('phone');
  expect(find('testimonials', 'review-1')?.data).toHaveProperty('sample');
  expect(find('blog', 'closing-costs')?.data).toHaveProperty('category');
  expect(find('blog', 'closing-costs')?.text).toContain('[[');
  expect(entries.map(({ collection }) => collection)).not.toContain('redirects');
});

it.each([
  ['pages', 'home', '/'],
  ['pages', 'about', '/about'],
  ['cities', 'dublin', '/service-areas/dublin'],
  ['faqs', 'delivery', '/faqs'],
  ['figures', 'fee', undefined],
])('%s %s is shown at %s', (collection, id, address) => {
  expect(addressOf({ collection, id })).toBe(address);
});

it('finds texts however deep they stand', () => {
  expect(textsOf({ a: 'x', b: [{ c: 'y' }], d: 3 })).toEqual([
    { field: 'a', text: 'x' },
    { field: 'b.0.c', text: 'y' },
  ]);
});

it('stops at a file that cannot be read, in the words of the content check', () => {
  const { content, others } = readContentFiles();
  const broken = new Map([...content, ['src/content/pages/help.json', Buffer.from('{')]]);
  expect(() => entriesOf({ content: broken, others })).toThrow('src/content/pages/help.json');
});

import { describe, expect, test } from 'vitest';
import { citiesInMenu } from '../../../../src/lib/content/bounds';
import type { Entry, Page } from '../read/entry';
import { placesOfPage } from './page-ids';

const entry = (collection: string, id: string, data: object = {}, text?: string): Entry => ({
  file: `src/content/${collection}/${id}.md`,
  collection,
  id,
  data,
  value: data,
  whole: 'the whole file',
  lineOf: () => 1,
  body: text === undefined ? undefined : { text, line: 1 },
});

const term = entry('glossary', 'apr');
const question = entry('faqs', 'cabinet-order');
const city = (number: number, hidden?: 'draft'): Page => ({
  address: `/service-areas/city-${number}`,
  entry: entry('cities', `city-${number}`),
  hidden,
});

const placesOf = async (address: string, of: Entry, pages: readonly Page[] = []) => [
  ...(await placesOfPage({ address, entry: of }, [term, question], pages)),
];

describe('a link may lead to', () => {
  test.each<[address: string, of: Entry, places: string[]]>([
    [
      '/blog/one',
      entry('blog', 'one', {}, '## What it costs'),
      ['what-it-costs', 'main', 'contents', 'terms', 'term-apr'],
    ],
    [
      '/resources/closing-costs',
      entry('resources', 'closing-costs', { kind: 'closing-costs' }),
      ['main', 'contents', 'terms', 'breakdown', 'term-apr'],
    ],
    [
      '/resources/calculator',
      entry('resources', 'calculator', { kind: 'calculator' }),
      ['main', 'contents', 'terms', 'term-apr'],
    ],
    [
      '/loan-programs/fha',
      entry('loan-programs', 'fha'),
      ['main', 'terms', 'comparison', 'term-apr'],
    ],
    ['/', entry('pages', 'home'), ['main', 'quote', 'terms', 'term-apr']],
    ['/faqs', entry('pages', 'faqs'), ['cabinet-order', 'main', 'quote-form']],
    ['/construction', entry('pages', 'construction'), ['main']],
  ])('these IDs on %s', async (address, of, places) => {
    expect(await placesOf(address, of)).toEqual(places);
  });

  test('the list of all cities, once there are more than the menus hold', async () => {
    const areas = entry('pages', 'service-areas');
    const shown = Array.from({ length: citiesInMenu }, (_, number) => city(number));
    expect(await placesOf('/service-areas', areas, shown)).toEqual(['main']);
    expect(await placesOf('/service-areas', areas, [...shown, city(99, 'draft')])).toEqual([
      'main',
    ]);
    expect(await placesOf('/service-areas', areas, [...shown, city(99)])).toEqual([
      'main',
      'ohio-cities',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { citiesInMenu } from '../../../../src/lib/content/bounds';
import type { Entry, Page } from '../read/addresses';
import { placesOfPage } from './page-ids';

const entry = (collection: string, id: string, data: object = {}, text?: string): Entry => ({
  file: `src/content/${collection}/${id}.md`,
  collection,
  id,
  data,
  value: data,
  whole: 'the file as a whole',
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

const placesOf = async (address: string, of: Entry, pages: readonly Page[] = []) =>
  [...(await placesOfPage({ address, entry: of }, [term, question], pages))].sort();

/** What every page has. */
const everywhere = ['main', 'terms', 'figures', 'term-apr'];

describe('a link may lead to', () => {
  test.each<[address: string, of: Entry, places: string[]]>([
    [
      '/blog/one',
      entry('blog', 'one', {}, '## What it costs'),
      ['what-it-costs', ...everywhere, 'contents'],
    ],
    [
      '/resources/closing-costs',
      entry('resources', 'closing-costs', { kind: 'closing-costs' }),
      [...everywhere, 'contents', 'breakdown'],
    ],
    [
      '/resources/calculator',
      entry('resources', 'calculator', { kind: 'calculator' }),
      [...everywhere, 'contents'],
    ],
    ['/loan-programs/fha', entry('loan-programs', 'fha'), [...everywhere, 'comparison']],
    ['/', entry('pages', 'home'), [...everywhere, 'quote']],
    ['/faqs', entry('pages', 'faqs'), ['cabinet-order', ...everywhere, 'quote-form']],
    ['/construction', entry('pages', 'construction'), [...everywhere]],
  ])('these places of %s', async (address, of, places) => {
    expect(await placesOf(address, of)).toEqual([...places].sort());
  });

  test('the list of all cities, once there are more than the menus hold', async () => {
    const areas = entry('pages', 'service-areas');
    const shown = Array.from({ length: citiesInMenu }, (_, number) => city(number));
    expect(await placesOf('/service-areas', areas, shown)).toEqual([...everywhere].sort());
    expect(await placesOf('/service-areas', areas, [...shown, city(99, 'draft')])).toEqual(
      [...everywhere].sort(),
    );
    expect(await placesOf('/service-areas', areas, [...shown, city(99)])).toEqual(
      [...everywhere, 'ohio-cities'].sort(),
    );
  });
});

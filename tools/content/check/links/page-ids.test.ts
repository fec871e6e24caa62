import { describe, expect, test } from 'vitest';
import type { Entry } from '../read/entry';
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
const placesOf = async (address: string, of: Entry) =>
  [...(await placesOfPage({ address, entry: of }, [term, question]))].sort();

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
    ['/service-areas', entry('pages', 'service-areas'), [...everywhere, 'ohio-cities']],
    ['/construction', entry('pages', 'construction'), [...everywhere]],
  ])('these places of %s', async (address, of, places) => {
    expect(await placesOf(address, of)).toEqual([...places].sort());
  });
});

import { expect, it } from 'vitest';
import { keepTogether } from './no-break';

it.each([
  ['2%–5% of the price', '<span class="no-break">2%–5%</span> of the price'],
  ['$7,100–$14,600.', '<span class="no-break">$7,100–$14,600</span>.'],
  ['10701–10705, 10710', '<span class="no-break">10701–10705</span>, 10710'],
  ['9 a.m. to 6 p.m.', '9\u00a0a.m. to 6\u00a0p.m.'],
  ['after 2004 – or before', 'after 2004 – or before'],
])('keeps %s together', (typed, printed) => {
  expect(keepTogether(`<main><p>${typed}</p></main>`)).toBe(`<main><p>${printed}</p></main>`);
});

it('leaves attributes and the head alone', () => {
  const page = '<title>2%–5%</title><main><img alt="2%–5%, 9 a.m."><button>2%–5%</button></main>';
  expect(keepTogether(page)).toBe(page);
});

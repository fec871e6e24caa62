import { expect, test } from 'vitest';
import { shownTexts } from './shown-texts';

test('texts come in order from lists and fields, without addresses and names', () => {
  const entry = {
    lead: 'One.',
    cards: [{ icon: 'house', title: 'Two', href: '/about', order: 3 }, { title: 'Three' }],
    picture: { image: 'a.webp', alt: 'A house.' },
    closing: undefined,
  };
  expect(shownTexts([entry, 'Four.', null])).toEqual(['One.', 'Two', 'Three', 'Four.']);
});

import { expect, test } from 'vitest';
import { linkContacts } from './contact-links';

const businesses = {
  remodeler: { phone: '(914) 555-0163', email: 'kitchens@example.com', name: 'Saw Mill' },
};
const linked = (html: string) => linkContacts(html, businesses);

test('a phone in running text becomes a call', () => {
  expect(linked('<p title="a > b">Call [[remodeler:phone]].</p>')).toBe(
    '<p title="a > b">Call <a href="tel:+19145550163">[[remodeler:phone]]</a>.</p>',
  );
});

test('an e-mail address in running text becomes a letter', () => {
  expect(linked('Write to [[remodeler:email]].')).toMatch(
    /^Write to <a href="mailto:kitchens@example\.com">\[\[remodeler:email\]\]<\/a>\.$/,
  );
});

test('every one of several is linked, before and after other elements', () => {
  const html = '[[remodeler:phone]]<br>[[remodeler:phone]] <a href="/">x</a> [[remodeler:email]]';
  expect(linked(html).match(/<a href="(?:tel|mailto):/g)).toHaveLength(3);
});

test.each([
  '<a href="/help">Call <b>[[remodeler:phone]]</b></a>',
  '<button type="button">Call [[remodeler:phone]]</button>',
  '<summary>Call [[remodeler:phone]]</summary>',
  '<title>[[remodeler:phone]]</title>',
  '<meta name="description" content="Call [[remodeler:phone]]">',
  '<img alt="It\'s > [[remodeler:phone]]">',
  '<script type="application/ld+json">{"text":"Call [[remodeler:phone]] <b>"}</script>',
  '<!-- [[remodeler:phone]] -->',
  '<p>[[remodeler:name]] and [[brokerage:phone]], which nobody knows here</p>',
  '<article>5 < 6 and 7 > 6</article>',
])('stays as it is: %s', (html) => {
  expect(linked(html)).toBe(html);
});

import { expect, it } from 'vitest';
import { linkContacts } from './contact-links';

const businesses = {
  remodeler: { phone: '(914) 555-0163', email: 'kitchens@example.com', name: 'Saw Mill' },
};
const linked = (html: string) => linkContacts(html, businesses);

it('turns a phone in prose into a tel: link', () => {
  expect(linked('<p title="a > b">Call [[remodeler:phone]].</p>')).toBe(
    '<p title="a > b">Call <a href="tel:+19145550163">[[remodeler:phone]]</a>.</p>',
  );
});

it('turns an email address in prose into a mailto: link', () => {
  expect(linked('Write to [[remodeler:email]].')).toMatch(
    /^Write to <a href="mailto:kitchens@example\.com">\[\[remodeler:email\]\]<\/a>\.$/,
  );
});

it('links each of several, before and after other elements', () => {
  const html = '[[remodeler:phone]]<br>[[remodeler:phone]] <a href="/">x</a> [[remodeler:email]]';
  expect(linked(html).match(/<a href="(?:tel|mailto):/g)).toHaveLength(3);
});

it.each([
  '<a href="/help">Call <b>[[remodeler:phone]]</b></a>',
  '<button type="button">Call [[remodeler:phone]]</button>',
  '<summary>Call [[remodeler:phone]]</summary>',
  '<title>[[remodeler:phone]]</title>',
  '<meta name="description" content="Call [[remodeler:phone]]">',
  '<img alt="It\'s > [[remodeler:phone]]">',
  '<script type="application/ld+json">{"text":"Call [[remodeler:phone]] <b>"}</script>',
  '<!-- [[remodeler:phone]] -->',
  '<p>[[remodeler:name]] and [[brokerage:phone]], which is unknown here</p>',
  '<article>5 < 6 and 7 > 6</article>',
])('leaves alone: %s', (html) => {
  expect(linked(html)).toBe(html);
});

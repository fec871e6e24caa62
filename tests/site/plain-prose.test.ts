/** Signs that mean something to a computer, typed as plain words: they are printed as typed. */
import { satteri } from '@astrojs/markdown-satteri';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { linkContacts } from '../../src/lib/content/contact-links.ts';
import { replaceTokensInMarkup } from '../../src/lib/content/tokens.ts';
import { text } from '../../src/schemas/fields.ts';
import { tokenSources } from './content.ts';
import { textOf } from './text.ts';

/** Typed, and as a reader sees it; only quotes change, into printed ones. */
const prose: readonly [typed: string, seen: string][] = [
  ['Fees run $6,000 to $15,000, and $5 more.', 'Fees run $6,000 to $15,000, and $5 more.'],
  ['A score <580 or > 700 & more.', 'A score <580 or > 700 & more.'],
  ['Call {phone} or {{ email }} or ${name}.', 'Call {phone} or {{ email }} or ${name}.'],
  ['The "lender\'s" fee.', 'The “lender’s” fee.'],
  ['One [pair] of [brackets].', 'One [pair] of [brackets].'],
];

const { document } = parseHTML('<body></body>');

function seen(html: string): string {
  const page = replaceTokensInMarkup(linkContacts(html, tokenSources.businesses), tokenSources);
  document.body.innerHTML = page;
  return textOf(document.body);
}

describe('in Markdown', async () => {
  const renderer = await satteri({}).createRenderer({ syntaxHighlight: false });

  test.each(prose)('%s', async (typed, expected) => {
    const { code } = await renderer.render(typed);
    expect(seen(code)).toBe(expected);
  });
});

const field = text('A field.', { max: 200 });
const braces = /[{}]/;

test.each(prose.filter(([typed]) => !braces.test(typed)))(
  'in a field of a JSON entry: %s',
  (typed, expected) => {
    document.body.textContent = field.parse(JSON.parse(JSON.stringify(typed)));
    expect(seen(document.body.innerHTML)).toBe(expected);
  },
);

test('braces in a field, which are a forgotten token, are refused', () => {
  const refused = prose.filter(([typed]) => !field.safeParse(typed).success);
  expect(refused.map(([typed]) => typed)).toEqual(['Call {phone} or {{ email }} or ${name}.']);
});

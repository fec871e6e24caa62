/** What a visitor who doesn't know the site looks for from the home page: two presses away at most, without a menu. */
import { expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { brokerage } from './content.ts';
import { linksIn, mainOf, partOf } from './outline.ts';
import { textOf } from './text.ts';

const home = builtPage('/');
const footer = partOf(home, 'footer');

test.each([
  ['the phone', brokerage.phone],
  ['the address', brokerage.address.street],
  ['the hours', brokerage.hours],
  ['the license', brokerage.licenses[0]?.number ?? 'no license'],
])('%s: printed in the footer', (_sought, words) => {
  expect(textOf(footer)).toContain(words);
});

test('a call: one press in the bar at the top', () => {
  expect(linksIn(home.document, 'nav[aria-label="Contact"] a')).toContain(brokerage.telHref);
});

test('the form: in the first section, and one press away in the header', () => {
  expect(mainOf(home).querySelector('section')?.querySelector('#quote')).not.toBeNull();
  expect(textOf(partOf(home, 'header button[command="show-modal"]'))).toBe('Apply Now');
});

test.each([
  ['privacy', 'Privacy', '/privacy'],
  ['a complaint', 'Licenses and complaints', '/licenses'],
  ['a person', 'About us', '/about'],
  ['the price of a loan', 'Mortgage calculator', '/resources/calculator'],
  ['how long it takes', 'How long it takes to close', '/resources/closing-costs#how-long-it-takes'],
])('%s: one press in the footer, on "%s"', (_sought, label, address) => {
  const links = [...footer.querySelectorAll('a')].filter((link) => textOf(link) === label);
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([address]));
  const [path = '', id] = address.split('#');
  const main = mainOf(builtPage(path));
  expect(id === undefined || main.querySelector(`[id="${id}"]`) !== null).toBe(true);
});

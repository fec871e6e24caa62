/** What the legal pages must tell a visitor. */
import { expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { brokerage, legalPages } from './content.ts';
import { linksIn, mainOf } from './outline.ts';
import { textOf } from './text.ts';

const wordsOf = (path: string) => textOf(mainOf(builtPage(path)));

test.each([
  ['what the site stores', /This site sets no cookies.*The site stores nothing else\./],
  ['what the host receives', /logs each request: your IP address, the page, the time/],
  ['what the provider of the forms receives', /When one does, the provider receives your IP/],
  ['what the provider of the chat receives', /The chat loads only after you press its button\./],
  ['what rights a visitor has', /You can ask us what we know about you/],
])('/privacy says %s', (_what, words) => {
  expect(wordsOf('/privacy')).toMatch(words);
});

test.each([
  ['which standard it aims at', /\(WCAG 2\.2\) at Level AA/],
  ['how it is tested', /automated checks run on every page/],
  ['how to report a barrier', /If something on this site doesn’t work for you, please tell us\./],
])('/accessibility says %s', (_what, words) => {
  expect(wordsOf('/accessibility')).toMatch(words);
});

test('/licenses has its license numbers under a heading, which the contents name first', () => {
  const main = mainOf(builtPage('/licenses'));
  expect(main.querySelector('nav[aria-labelledby="contents"] a')?.textContent).toBe(
    'License numbers',
  );
  expect(main.querySelector('#license-numbers + ul li')?.textContent).toMatch(/NMLS/);
});

test('/licenses leads to the register, the regulators, and where to complain', () => {
  expect(linksIn(mainOf(builtPage('/licenses')))).toEqual(
    expect.arrayContaining([
      'https://www.nmlsconsumeraccess.org/',
      'https://com.ohio.gov/divisions-and-programs/financial-institutions',
      'https://www.consumerfinance.gov/complaint/',
    ]),
  );
  expect(wordsOf('/licenses')).toMatch(/commitment to lend\..*Equal Housing Opportunity\./);
});

test.each(legalPages)('/$id says how to reach us, and whether it was reviewed', ({ id, data }) => {
  const main = mainOf(builtPage(`/${id}`));
  expect(linksIn(main)).toEqual(
    expect.arrayContaining([brokerage.telHref, `mailto:${brokerage.email}`]),
  );
  expect(textOf(main).includes('Starter text.')).toBe(data.reviewedOn === undefined);
});

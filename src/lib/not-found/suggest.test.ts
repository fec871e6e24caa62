import { describe, expect, test } from 'vitest';
import { anchors } from '../content/anchors';
import { siteMap } from '../../site-map';
import { otherNames, suggest } from './suggest';

const known = {
  pages: [
    { href: '/', title: 'Home' },
    { href: '/#quote', title: 'Get a free quote' },
    { href: '/about', title: 'About' },
    { href: '/blog', title: 'Blog' },
    { href: '/faqs', title: 'FAQs' },
    { href: '/help', title: 'Help' },
    { href: '/loan-programs', title: 'Loan programs' },
    { href: '/service-areas', title: 'Service areas' },
    { href: '/privacy', title: 'Privacy' },
    { href: '/loan-programs/fha', title: 'FHA Loan' },
    { href: '/loan-programs/va', title: 'VA Loan' },
    { href: '/loan-programs/refinance', title: 'Refinance' },
    { href: '/loan-programs/cash-out', title: 'Cash-Out Refinance' },
    { href: '/blog/closing-costs', title: 'What do closing costs cover?' },
    { href: '/resources/closing-costs', title: 'Closing Costs' },
    { href: '/resources/calculator', title: 'Mortgage Calculator' },
    { href: '/service-areas/new-albany', title: 'New Albany' },
  ],
  programs: [
    { href: '/loan-programs/usda', title: 'USDA Loan' },
    { href: '/loan-programs/fha-203k', title: 'FHA 203k Loan' },
  ],
};

describe('what the not-found screen suggests', () => {
  test.each([
    ['/loan-programs/usda', 'USDA Loan'],
    ['/usda', 'USDA Loan'],
    ['/loan-programs/USDA/', 'USDA Loan'],
    ['/loan-programs/fha-203k.html', 'FHA 203k Loan'],
  ])('%s is a program without a page', (path, title) => {
    expect(suggest(path, known)).toEqual({ kind: 'program', title });
  });

  test.each([
    ['/fha', '/loan-programs/fha'],
    ['/va', '/loan-programs/va'],
    ['/cash-out', '/loan-programs/cash-out'],
    ['/About', '/about'],
    ['/about.html', '/about'],
    ['/service-areas/new-albeny', '/service-areas/new-albany'],
    ['/service-areas/New%20Albany', '/service-areas/new-albany'],
    ['/blog/closing-cost', '/blog/closing-costs'],
    ['/resources/closing-cost', '/resources/closing-costs'],
    ['/resources//closing-costs', '/resources/closing-costs'],
  ])('%s meant %s', (path, href) => {
    expect(suggest(path, known)).toMatchObject({ kind: 'page', href });
  });

  test.each([
    ['/faq', '/faqs'],
    ['/faq.html', '/faqs'],
    ['/contact', '/help'],
    ['/Contact-Us/', '/help'],
    ['/privacy-policy', '/privacy'],
    ['/resources', '/resources/closing-costs'],
    ['/apply', '/#quote'],
    ['/apply-now', '/#quote'],
    ['/get-quote', '/#quote'],
    ['/calculator', '/resources/calculator'],
    ['/mortgage-calculator', '/resources/calculator'],
    ['/rates', '/loan-programs'],
    ['/mortgage-rates', '/loan-programs'],
    ['/reviews', '/'],
    ['/blogs', '/blog'],
    ['/news', '/blog'],
    ['/about-us', '/about'],
    ['/loan-officers', '/about'],
    ['/locations', '/service-areas'],
    ['/fha-loans', '/loan-programs/fha'],
    ['/cash-out-refinance', '/loan-programs/cash-out'],
  ])('%s is the name other sites have for %s', (path, href) => {
    expect(suggest(path, known)).toMatchObject({ kind: 'page', href });
  });

  test('another name of a page that the site lacks means nothing', () => {
    expect(suggest('/contact', { pages: [], programs: [] })).toEqual({ kind: 'none' });
  });

  test.each([
    '/',
    '/xyz',
    '/a--b',
    '/login',
    '/wholesale',
    '/wp-admin',
    '/%',
    '/%E0%A4%A',
    `/${'a'.repeat(5000)}`,
  ])('%s means nothing we know', (path) => {
    expect(suggest(path, known)).toEqual({ kind: 'none' });
  });
});

test('names that other sites have for our pages lead to pages that exist', () => {
  const addresses = Object.values(siteMap).map(({ address }) => address);
  const pages = [...addresses, `/#${anchors.quoteForm}`];
  expect(pages).toEqual(expect.arrayContaining(Object.keys(otherNames)));
});

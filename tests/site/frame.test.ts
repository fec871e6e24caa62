import { describe, expect, test } from 'vitest';
import { telHref } from '../../src/lib/urls.ts';
import { builtPage, builtPages } from './built-site.ts';
import { brokerage, cities, loanPrograms, people, remodeler, serviceAreas } from './content.ts';
import { linksIn, mainOf, partOf } from './outline.ts';
import { pagelessProgramSlugs, routes, type PageKind } from './routes.ts';
import { textOf, textsOf } from './text.ts';

/** Words of the buttons that open the quote dialog, in the order of the page, without those of the frame. */
const dialogButtons: Record<Exclude<PageKind, 'loan-program' | 'service-areas'>, string[]> = {
  home: ['Get Free Quote', 'Get Your Free Quote'],
  about: ['Get Your Free Quote'],
  blog: [],
  gallery: [],
  faqs: [],
  construction: ['Get Free Quote'],
  help: [],
  'loan-programs': [...pagelessProgramSlugs.map(() => 'Ask a loan officer'), 'Get Your Free Quote'],
  calculator: ['Get Your Free Quote'],
  'first-time-buyer': ['Get Your Free Quote'],
  'credit-tips': ['Get Your Free Quote'],
  'closing-costs': ['Get Your Free Quote'],
  article: ['Get Free Quote', 'Get Your Free Quote'],
  legal: [],
  city: ['Get Pre-Approved Today', 'Start Your Application'],
};

/** Words of the button of each loan program, on its page twice. */
const programButtons: Readonly<Record<string, string>> = {
  '/loan-programs/conventional': 'Get Started',
  '/loan-programs/fha': 'Apply Now',
  '/loan-programs/va': 'Get Your COE & Pre-Approval',
  '/loan-programs/refinance': 'Check Your Refinance Options',
  '/loan-programs/cash-out': 'Calculate Your Cash-Out Amount',
};

function expectedButtons(path: string, kind: PageKind): string[] {
  if (kind === 'service-areas')
    return [...serviceAreas.map(() => 'Get Quote'), 'Get Your Free Quote'];
  if (kind === 'loan-program') {
    const added = loanPrograms.find(({ id }) => path === `/loan-programs/${id}`)?.data.page;
    return Array<string>(2).fill(programButtons[path] ?? added?.callToAction ?? 'Get Started');
  }
  return dialogButtons[kind];
}

const opensDialog = '[commandfor$="-dialog"][command="show-modal"]';
const quoteButtons = (root: ParentNode) => textsOf(root, opensDialog);

describe.each(routes)('$path', ({ path, kind, business }) => {
  const page = builtPage(path);
  const main = mainOf(page);

  test('labels its quote buttons as the specification does', () => {
    expect(quoteButtons(main)).toEqual(expectedButtons(path, kind));
    expect(page.document.querySelectorAll('dialog#quote-dialog')).toHaveLength(1);
  });

  test('gives every quote button a source of its own', () => {
    const sources = [...page.document.querySelectorAll(opensDialog)].map((button) =>
      button.getAttribute('data-source'),
    );
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources).not.toContain(null);
  });

  test('dials the business whose page it is', () => {
    const dialed = new Set(linksIn(main, 'a[href^="tel:"]'));
    const both = [brokerage.telHref, remodeler.telHref];
    const team = people.flatMap(({ phone }) => (phone === undefined ? [] : telHref(phone)));
    const expected = {
      brokerage: [brokerage.telHref, ...(kind === 'about' ? team : [])],
      remodeler: [remodeler.telHref],
      both,
    };
    expect([...dialed].filter((href) => !expected[business].includes(href))).toEqual([]);
    if (kind !== 'blog') expect(dialed.size).toBeGreaterThan(0);
  });
});

describe.each([...builtPages.values()])('the frame of $path', (page) => {
  const { document } = page;

  test('has buttons for the dialogs that each say where they stand', () => {
    const openers = [...document.querySelectorAll('button[command="show-modal"]')];
    const sources = openers.map((opener) => opener.getAttribute('data-source') ?? '');
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !/^[a-z0-9-]+$/.test(source))).toEqual([]);
    expect(sources).toEqual([...new Set(sources)]);
  });

  test('has the top bar, the logo, the menus and Apply Now', () => {
    const bar = document.querySelector('header')?.previousElementSibling;
    expect(bar && textsOf(bar, 'a')).toEqual([
      'Serving Westerville & central Ohio',
      expect.stringContaining(brokerage.phone),
    ]);
    expect(bar && linksIn(bar)).toEqual(['/service-areas/westerville', brokerage.telHref]);
    expect(document.querySelector('header a')?.getAttribute('href')).toBe('/');
    expect(textsOf(document, `header ${opensDialog}`)).toContain('Apply Now');
  });

  test('offers all places of the navigation without script', () => {
    const desktop = partOf(page, 'header nav:not([popover])');
    const zips = cities.map(({ id, data }) => [
      `/service-areas/${id}`,
      `${data.name} ${data.zipLabel}`,
    ]);
    const shown = [...desktop.querySelectorAll('ul ul a')].map((link) => [
      link.getAttribute('href') ?? '',
      textOf(link)
        .replace(/(\D)(\d)/, '$1 $2')
        .replace(/\s+/g, ' '),
    ]);
    expect(linksIn(desktop, 'ul ul a').map((href) => href.split('/')[1])).toEqual([
      ...Array<string>(6).fill('loan-programs'),
      ...Array<string>(4).fill('resources'),
      ...cities.map(() => 'service-areas'),
    ]);
    expect(shown.slice(10)).toEqual(zips);
    for (const href of ['/', '/about', '/blog']) expect(linksIn(desktop)).toContain(href);
    expect(new Set(linksIn(document, '#mobile-menu ul a'))).toEqual(new Set(linksIn(desktop)));
  });

  test('closes with everything the law asks for', () => {
    const footer = partOf(page, 'footer');
    const words = textOf(footer);
    const { address, licenses, email, name, slogan, phone } = brokerage;
    for (const part of [
      slogan,
      `${name}, ${address.street}, ${address.city}, ${address.state} ${address.zip}`,
      ...licenses.flatMap(({ kind, number, holder }) => [`${kind} ${number}`, holder]),
      phone,
      email,
      'not affiliated with or endorsed by HUD, FHA, VA, USDA, or any government agency',
      'Equal Housing Opportunity',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('Equal Housing Lender');
    expect(words).toMatch(/© \d{4} /);
    const links = linksIn(footer);
    for (const href of [
      ...[brokerage.telHref, `mailto:${email}`],
      ...licenses.flatMap(({ verifyUrl }) => verifyUrl ?? []),
      ...brokerage.social.map(({ url }) => url),
      ...['/privacy', '/accessibility', '/licenses'],
    ])
      expect(links).toContain(href);
    const contact = [...footer.querySelectorAll('nav[aria-label="Resources"] a')].find(
      (link) => textOf(link) === 'Contact',
    );
    expect(contact?.getAttribute('href')).toBe('/help');
  });
});

test.each([
  ['/loan-programs/fha', 'the Federal Housing Administration'],
  ['/loan-programs/va', 'the U.S. Department of Veterans Affairs'],
])('%s says in its own text that we do not speak for the agency', (path, agency) => {
  expect(textOf(mainOf(builtPage(path)))).toMatch(
    new RegExp(`not affiliated with or endorsed by ${agency}`),
  );
});

test.each(['/', '/service-areas', '/gallery', '/faqs', '/construction'])(
  '%s says whose the remodeling content is',
  (path) => {
    expect(textOf(mainOf(builtPage(path)))).toContain(remodeler.name);
  },
);

test.each([...builtPages.values()])('the menus of $path mark this page and no other', (page) => {
  for (const menu of ['.menus', '#mobile-menu']) {
    const links = [...page.document.querySelectorAll(`${menu} a[href]`)];
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const own = links.filter((link) => link.getAttribute('href') === page.path);
    expect(links.length).toBeGreaterThan(10);
    expect(marked, menu).toEqual(own);
  }
  const groups = [...page.document.querySelectorAll('#mobile-menu details')];
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.filter((group) => group.hasAttribute('open'))).toEqual(
    groups.filter((group) => group.querySelector('[aria-current="page"]')),
  );
});

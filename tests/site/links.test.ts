import { describe, expect, test } from 'vitest';
import { testProviderOrigin } from '../../tools/dev/test-site/settings.ts';
import { builtPage, builtPages, isBuilt, siteOrigin, type BuiltPage } from './built-site.ts';
import { pagelessProgramSlugs, routes } from './routes.ts';
import { textOf } from './text.ts';

/** Programs that the index lists before they have a page; only its cards may lead there. */
const pageless = pagelessProgramSlugs.map((slug) => `/loan-programs/${slug}`);

/** Pages that links may lead to: all but the not-found screen. */
const linkable = new Map([...builtPages].filter(([path]) => path !== '/404'));

/** Links of a page but those that stay hidden until a script fills them. */
const linksOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('a:not([hidden] a)')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    name: link.getAttribute('aria-label') ?? textOf(link),
  }));

/** Everything a page fetches from its own site: pictures, fonts, scripts, icons, feeds. */
function filesOf({ document }: BuiltPage): string[] {
  const addresses = [...document.querySelectorAll('img, source, script, link, iframe')].flatMap(
    (element) => [
      element.getAttribute('src'),
      element.getAttribute('href'),
      ...(element.getAttribute('srcset') ?? '').split(/,\s+/).map((one) => one.split(' ')[0]),
    ],
  );
  const islands = [...document.querySelectorAll('astro-island')].flatMap((island) => [
    island.getAttribute('component-url'),
    island.getAttribute('renderer-url'),
  ]);
  return [...addresses, ...islands].filter((one): one is string => one?.startsWith('/') === true);
}

function fault(href: string, from: BuiltPage): string | undefined {
  if (/^(?:tel:\+1\d{10}|mailto:[^@\s]+@[^@\s]+)$/.test(href)) return undefined;
  if (!href.startsWith('/') && !href.startsWith('#')) {
    if (href.startsWith(`${testProviderOrigin}/`)) return undefined;
    if (!URL.canParse(href) || new URL(href).protocol !== 'https:')
      return 'is not a full https:// address';
    return href.startsWith(siteOrigin)
      ? 'names our own site in full; begin it with "/"'
      : undefined;
  }
  const { pathname, hash } = new URL(href, new URL(from.path, siteOrigin));
  if (from.path === '/loan-programs' && pageless.includes(pathname)) return undefined;
  const target = href.startsWith('#') ? from : linkable.get(pathname);
  if (!target) return isBuilt(pathname) ? undefined : 'leads to no page';
  if (hash !== '' && !target.document.getElementById(decodeURIComponent(hash.slice(1))))
    return `leads to no element "${hash}" of ${pathname}`;
  return undefined;
}

describe.each([...builtPages.values()])('$path', (page) => {
  test('has no broken link or anchor', () => {
    const faults = linksOf(page).flatMap(({ href, name }) => {
      const what = fault(href, page);
      return what === undefined ? [] : [`"${name}" -> ${href} ${what}`];
    });
    expect(faults).toEqual([]);
  });

  test('has a name on each link that says where it leads', () => {
    const vague = /^(?:click )?(?:here|more|read more|learn more|this page|link|details)?$/i;
    expect(linksOf(page).filter(({ name }) => vague.test(name))).toEqual([]);
  });

  test('fetches no file that the build does not have', () => {
    expect(filesOf(page).filter((file) => !isBuilt(file) && !builtPages.has(file))).toEqual([]);
  });

  test('leads each button without script to an element that exists', () => {
    const targets = [...page.document.querySelectorAll('[data-fallback]')].map(
      (button) => button.getAttribute('data-fallback') ?? '',
    );
    expect(targets.flatMap((href) => fault(href, page) ?? [])).toEqual([]);
  });
});

test('every page is reached from the home page by links alone', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const page = builtPage(path);
    for (const { href } of linksOf(page)) {
      const { origin, pathname } = new URL(href, new URL(path, siteOrigin));
      if (origin === siteOrigin && routes.some((route) => route.path === pathname))
        reached.add(pathname);
    }
  }
  expect([...reached].sort()).toEqual(routes.map(({ path }) => path).sort());
});

test('the loan index links the programs that have no page yet, and no other address without one', () => {
  const missing = linksOf(builtPage('/loan-programs'))
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/') && !builtPages.has(href.split('#')[0] ?? ''));
  expect(missing.sort()).toEqual([...pageless].sort());
});

test('our own links use the full addresses of loan programs', () => {
  const short = [...builtPages.values()].flatMap((page) =>
    linksOf(page).filter(({ href }) => /^\/(?:fha|va|refinance|cash-out|conventional)$/.test(href)),
  );
  expect(short).toEqual([]);
});

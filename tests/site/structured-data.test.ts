import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { builtPage, builtPages, siteOrigin, type BuiltPage } from './built-site.ts';
import { brokerage, cities, faqs, printed, remodeler, resources } from './content.ts';
import { pageKindAt, routes, routesOfKind, type PageKind, type Route } from './routes.ts';
import { oneLine, textOf, textsOf } from './text.ts';

const text = z.string().min(1);
const address = z.url().startsWith(siteOrigin);
const business = z.strictObject({ '@id': z.literal(`${siteOrigin}/#business`) });
const postal = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
});
const company = {
  name: text,
  url: z.url(),
  telephone: text,
  email: z.email(),
  address: postal,
  areaServed: z.array(text).min(1),
};
const service = { name: text, description: text, url: address, provider: business };

/** What each kind of thing must have. */
const things = {
  FinancialService: z.object({
    ...company,
    '@id': z.literal(`${siteOrigin}/#business`),
    image: address,
    foundingDate: z.string().regex(/^\d{4}$/),
    sameAs: z.array(z.url()),
    identifier: z.array(z.object({ propertyID: text, value: text })).min(1),
  }),
  HomeAndConstructionBusiness: z.object(company),
  BreadcrumbList: z.object({
    itemListElement: z.array(z.object({ position: z.number(), name: text, item: address })).min(2),
  }),
  BlogPosting: z.object({
    headline: text,
    description: text,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: z.object({ '@type': z.enum(['Organization', 'Person']), name: text }),
    publisher: business,
    articleSection: text,
    image: address,
    mainEntityOfPage: address,
  }),
  FAQPage: z.object({
    mainEntity: z.array(z.object({ name: text, acceptedAnswer: z.object({ text }) })).min(1),
  }),
  Service: z.object({
    ...service,
    areaServed: z.object({ '@type': z.enum(['City', 'State']), name: text }),
  }),
};
type ThingKind = keyof typeof things;

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': text })),
});

function graphOf({ document, path }: BuiltPage) {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts, `${path}: structured data stands in one script`).toHaveLength(1);
  return graphSchema.parse(JSON.parse(scripts[0]?.textContent ?? ''))['@graph'];
}

/** The only thing of a kind on a page, with its required fields. */
function thing<Kind extends ThingKind>(
  page: BuiltPage,
  kind: Kind,
): z.output<(typeof things)[Kind]> {
  const found = graphOf(page).filter((node) => node['@type'] === kind);
  expect(found, `${page.path}: one ${kind}`).toHaveLength(1);
  return things[kind].parse(found[0]) as z.output<(typeof things)[Kind]>;
}

/** Kinds of things that the site map promises for a page, besides the brokerage itself. */
const expected = ({ path }: Route): readonly string[] => {
  const kind = pageKindAt(path);
  return [...(path === '/' ? [] : ['BreadcrumbList']), ...kind.structuredData];
};

describe.each(routes)('$path', (route) => {
  const { path } = route;
  const page = builtPage(path);

  test('describes what its kind of page shows, and the brokerage', () => {
    const kinds = graphOf(page).map((node) => node['@type']);
    expect(kinds.sort()).toEqual(['FinancialService', ...expected(route)].sort());
    expect(thing(page, 'FinancialService')).toMatchObject({
      name: brokerage.name,
      telephone: brokerage.phone,
      email: brokerage.email,
      address: { streetAddress: brokerage.address.street },
      identifier: brokerage.licenses.map(({ kind, number }) => ({
        propertyID: kind,
        value: number,
      })),
    });
  });
});

test.each(routes.filter(({ kind }) => kind !== 'home'))(
  '$path has the breadcrumb that it shows',
  ({ path }) => {
    const page = builtPage(path);
    const { itemListElement } = thing(page, 'BreadcrumbList');
    const shown = textsOf(page.document, 'nav[aria-label="Breadcrumb"] li');
    expect(itemListElement.map(({ name }) => name)).toEqual(shown);
    expect(itemListElement.map(({ position }) => position)).toEqual(
      shown.map((_, index) => index + 1),
    );
    expect(itemListElement[0]?.item).toBe(`${siteOrigin}/`);
    expect(itemListElement.at(-1)?.item).toBe(new URL(path, siteOrigin).href);
  },
);

/** Questions with their full answers as a page of a kind has to print them. */
function questionsOf(kind: PageKind): [question: string, answer: string][] {
  const guide = resources.find(({ data }) => data.kind === kind)?.data;
  const listed = kind === 'faqs' ? faqs : (guide?.faqs ?? []);
  return listed.map(({ question, answer }) => [printed(question), printed(answer)]);
}

test.each(routes.filter((route) => expected(route).includes('FAQPage')))(
  'the data of $path hold every question of its entries with its whole answer',
  ({ path, kind }) => {
    const { mainEntity } = thing(builtPage(path), 'FAQPage');
    const found = mainEntity.map(({ name, acceptedAnswer }) => [
      name,
      oneLine(acceptedAnswer.text),
    ]);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(questionsOf(kind));
  },
);

test.each(routes.filter((route) => expected(route).includes('FAQPage')))(
  'questions and answers of $path are those a reader sees',
  ({ path }) => {
    const page = builtPage(path);
    const main = page.document.querySelector('main');
    const seen = main ? textOf(main) : '';
    for (const { name, acceptedAnswer } of thing(page, 'FAQPage').mainEntity)
      expect(seen).toContain(`${name} ${oneLine(acceptedAnswer.text)}`);
  },
);

test.each(routesOfKind('article'))('the article data of $path are those it shows', ({ path }) => {
  const page = builtPage(path);
  const article = thing(page, 'BlogPosting');
  const head = page.document.querySelector('article header');
  const seen = head ? textOf(head) : '';
  const dates = [...(head?.querySelectorAll('time') ?? [])].map((time) =>
    time.getAttribute('datetime'),
  );
  expect(article.headline).toBe(textOf(page.document.querySelector('h1') ?? page.document));
  expect(dates).toContain(article.datePublished);
  expect([...dates, article.datePublished]).toContain(article.dateModified);
  expect(seen).toContain(article.author.name);
  expect(seen).toContain(article.articleSection);
  expect(article.mainEntityOfPage).toBe(new URL(path, siteOrigin).href);
});

test.each(routesOfKind('loan-program'))(
  '$path is a service of the brokerage in Ohio',
  ({ path }) => {
    const { url, areaServed } = thing(builtPage(path), 'Service');
    expect(url).toBe(new URL(path, siteOrigin).href);
    expect(areaServed).toMatchObject({ '@type': 'State', name: 'Ohio' });
  },
);

test.each(cities)('the page of $id names the city and its ZIP codes', ({ id, data }) => {
  const node = graphOf(builtPage(`/service-areas/${id}`)).find((one) => one['@type'] === 'Service');
  expect(node).toMatchObject({
    areaServed: {
      '@type': 'City',
      name: data.name,
      address: data.zips.map((postalCode) => ({ postalCode, addressRegion: 'OH' })),
    },
  });
});

test.each(routes.filter(({ business: whose }) => whose === 'remodeler'))(
  '$path speaks of the sister company with its own name and phone',
  ({ path }) => {
    expect(thing(builtPage(path), 'HomeAndConstructionBusiness')).toMatchObject({
      name: remodeler.name,
      telephone: remodeler.phone,
      address: { addressRegion: 'NY' },
    });
  },
);

test('no page marks up ratings or reviews', () => {
  for (const { path, html } of builtPages.values())
    expect(html, path).not.toMatch(/aggregateRating|ratingValue|"Review"|itemprop/);
});

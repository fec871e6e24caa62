/**
 * Words and counts that the specification gives to single pages, as they were
 * delivered. Whoever changes one on purpose changes it here, too.
 */
import { expect, test } from 'vitest';
import { builtPage, builtPages } from '../built-site.ts';
import {
  articles,
  brokerage,
  faqs,
  gallery,
  printed,
  resources,
  serviceAreas,
  testimonials,
} from '../content.ts';
import { linksIn, mainOf, misplaced, partOf } from '../outline.ts';
import { articleSlugs, citySlugs, listedProgramSlugs, loanProgramSlugs } from '../routes.ts';
import { linesOf, textOf } from '../text.ts';

test('home states the four figures of the strip', () => {
  const strip = mainOf(builtPage('/')).querySelector('dl');
  const figures = [...(strip?.children ?? [])].map((one) => [
    textOf(one.querySelector('dd') ?? one),
    textOf(one.querySelector('dt') ?? one),
  ]);
  expect(figures).toEqual([
    [printed('[[years-experience]]'), 'Years Experience'],
    [printed('[[homeowners-served]]'), 'Happy Homeowners'],
    [printed('[[customer-rating]]'), 'Customer Rating'],
    ['Fast', 'Loan Approvals'],
  ]);
});

test('the six articles of the specification stand in its order, in four categories', () => {
  const listed = linksIn(mainOf(builtPage('/blog')), 'li a');
  const pinned = articleSlugs.map((slug) => `/blog/${slug}`);
  expect(listed.filter((href) => pinned.includes(href))).toEqual(pinned);
  expect(new Set(articles.map(({ data }) => data.category))).toEqual(
    new Set(['Home Buying', 'Loan Types', 'Credit & Finance', 'Refinancing']),
  );
});

test('the loan index lists the programs of the specification, eight to purchase and four to refinance', () => {
  const pinned = [...loanProgramSlugs, ...listedProgramSlugs].map(
    (slug) => `/loan-programs/${slug}`,
  );
  const shown = [...mainOf(builtPage('/loan-programs')).querySelectorAll('ul')].map((grid) =>
    linksIn(grid).filter((href) => pinned.includes(href)),
  );
  expect(shown.map(({ length }) => length)).toEqual([8, 4]);
});

test('there are as many reviews, cities, tiles and questions as the specification asks for', () => {
  expect(testimonials).toHaveLength(8);
  expect(serviceAreas.length).toBeGreaterThanOrEqual(10);
  expect(gallery.filter(({ role }) => role === 'tile').length).toBeGreaterThanOrEqual(6);
  expect(faqs.length).toBeGreaterThanOrEqual(10);
});

test('the first home guide has six numbered steps and questions', () => {
  const guide = resources.find(({ data }) => data.kind === 'first-time-buyer')?.data;
  if (guide?.kind !== 'first-time-buyer') throw new Error('There is no first home guide.');
  expect(guide.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  const steps = guide.steps.flatMap(({ number, title, description }) => [
    `Step ${number}`,
    title,
    description,
  ]);
  const questions = (guide.faqs ?? []).map(({ question }) => question);
  expect(questions.length).toBeGreaterThan(0);
  expect(misplaced(builtPage('/resources/first-time-buyer'), [...steps, ...questions])).toEqual([]);
});

test('credit tips name the four bands with their scores', () => {
  const bands = ['Excellent', 'Good', 'Fair', 'Poor'].flatMap((name) => [
    name,
    `[[credit-band-${name.toLowerCase()}]]`,
  ]);
  expect(misplaced(builtPage('/resources/credit-tips'), bands)).toEqual([]);
});

test('the closing costs guide prints the breakdown and its total', () => {
  const rows = [
    ['Lender fees', '[[closing-lender-fees]]'],
    ['Title insurance and escrow', '[[closing-title-escrow]]'],
    ['Appraisal and inspection', '[[closing-appraisal-inspection]]'],
    ['Prepaid items', '[[closing-prepaid-items]]'],
    ['Recording and transfer fees', '[[closing-recording-transfer]]'],
    ['Total', '[[closing-breakdown-total]]'],
  ];
  const page = builtPage('/resources/closing-costs');
  expect(misplaced(page, rows.flat())).toEqual([]);
  expect(textOf(mainOf(page))).toContain(printed('[[closing-cost-example]]'));
});

test('the six cities name the neighborhoods of the specification', () => {
  const named = Object.fromEntries(
    citySlugs.map((slug) => [
      slug,
      linesOf(mainOf(builtPage(`/service-areas/${slug}`))).join('; '),
    ]),
  );
  const expected = {
    westerville: 'Uptown Westerville; Huber Village; Minerva Park; Northgate; Annehurst; Glengary',
    columbus:
      'German Village; Short North; Clintonville; Grandview Heights; Upper Arlington; Bexley',
    dublin:
      'Bridge Park; Historic Dublin; Tartan Fields; Ballantrae; Muirfield Village; Tuttle Crossing',
    powell: 'Olentangy Schools; Sawmill Parkway; Liberty Farms',
    gahanna: 'Olde Gahanna; Creekside; Academy Park',
    'new-albany': 'New Albany Village; Country Club; Market Street',
  };
  for (const [slug, places] of Object.entries(expected)) expect(named[slug]).toContain(places);
});

test('New Albany speaks of jumbo loans and Westerville of over twenty years', () => {
  expect(textOf(mainOf(builtPage('/service-areas/new-albany')))).toMatch(/jumbo/i);
  expect(textOf(mainOf(builtPage('/service-areas/westerville')))).toMatch(
    /(?:over|more than) (?:20|twenty) years/i,
  );
});

test.each([...builtPages.values()])(
  'the footer of $path leads to programs, guides and the sister company',
  (page) => {
    const links = linksIn(partOf(page, 'footer'));
    for (const href of [
      ...['/loan-programs/conventional', '/loan-programs/fha', '/loan-programs/va'],
      ...['/loan-programs/refinance', '/loan-programs/cash-out'],
      ...['/resources/closing-costs', '/blog', '/faqs', '/about'],
      ...['/construction', '/gallery', '/service-areas', '/help'],
    ])
      expect(links).toContain(href);
  },
);

test('the brokerage is found on four networks', () => {
  expect(brokerage.social.map(({ network }) => network)).toEqual([
    'Facebook',
    'Instagram',
    'LinkedIn',
    'TikTok',
  ]);
});

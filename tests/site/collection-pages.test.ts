import { expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { articles, cities, loanPrograms, printed, resources } from './content.ts';
import { linksIn, mainOf, misplaced } from './outline.ts';
import { articleSlugs, citySlugs, listedProgramSlugs, loanProgramSlugs } from './routes.ts';
import { linesOf, textOf, textsOf } from './text.ts';

test('the blog lists all articles in order, each with all that its card promises', () => {
  const main = mainOf(builtPage('/blog'));
  const cards = [...main.querySelectorAll('li')].map((card) => ({
    href: card.querySelector('a')?.getAttribute('href'),
    text: textOf(card),
    date: card.querySelector('time')?.getAttribute('datetime'),
  }));
  expect(cards.map(({ href }) => href)).toEqual(articles.map(({ id }) => `/blog/${id}`));
  for (const [index, { data }] of articles.entries()) {
    const card = cards[index];
    expect(card?.date).toBe(data.date);
    for (const part of [data.category, data.title, data.excerpt, 'Read More'])
      expect(card?.text).toContain(printed(part));
    expect(card?.text).toMatch(/\b\d+ min read\b/);
  }
});

test('the six articles of the specification stand in its order, in four categories', () => {
  const listed = linksIn(mainOf(builtPage('/blog')), 'li a');
  const pinned = articleSlugs.map((slug) => `/blog/${slug}`);
  expect(listed.filter((href) => pinned.includes(href))).toEqual(pinned);
  expect(new Set(articles.map(({ data }) => data.category))).toEqual(
    new Set(['Home Buying', 'Loan Types', 'Credit & Finance', 'Refinancing']),
  );
});

test('the loan index shows a purchase and a refinance grid whose cards lead to their programs', () => {
  const grids = [...mainOf(builtPage('/loan-programs')).querySelectorAll('ul')].map((grid) =>
    linksIn(grid),
  );
  const addresses = (group: string) =>
    loanPrograms.filter(({ data }) => data.group === group).map(({ id }) => `/loan-programs/${id}`);
  expect(grids).toEqual([addresses('purchase'), addresses('refinance')]);
  const pinned = [...loanProgramSlugs, ...listedProgramSlugs].map(
    (slug) => `/loan-programs/${slug}`,
  );
  const shown = grids.map((grid) => grid.filter((href) => pinned.includes(href)));
  expect(shown.map(({ length }) => length)).toEqual([8, 4]);
});

test.each(loanPrograms.filter(({ body }) => body.trim() !== ''))(
  '/loan-programs/$id shows facts, text, comparison, steps and questions',
  ({ id, data: { page } }) => {
    const built = builtPage(`/loan-programs/${id}`);
    const parts = [
      page?.heading,
      page?.callToAction,
      ...(page?.facts ?? []).map(({ value }) => value),
      ...(page?.steps ?? []).map(({ title }) => title),
      ...(page?.faqs ?? []).map(({ question }) => question),
      page?.closing?.heading,
    ];
    expect(
      misplaced(
        built,
        parts.filter((part) => part !== undefined),
      ),
    ).toEqual([]);
    expect(textsOf(mainOf(built), 'h2')).toContain('How the programs compare');
    const compared = textsOf(mainOf(built), 'table:last-of-type tbody th');
    expect(compared).toEqual(expect.arrayContaining(['Conventional', 'FHA', 'VA']));
  },
);

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

test.each(cities)(
  '/service-areas/$id shows banner, text, benefits, places and call to action',
  ({ id, data }) => {
    expect(
      misplaced(builtPage(`/service-areas/${id}`), [
        `Serving ${data.name}, OH`,
        data.whyHeading,
        'Get Pre-Approved Today',
        ...data.benefits.map(({ title }) => title),
        'Neighborhoods and nearby communities',
        ...data.neighborhoods,
        data.closing.heading,
        'Start Your Application',
      ]),
    ).toEqual([]);
  },
);

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

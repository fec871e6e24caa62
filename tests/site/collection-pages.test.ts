import { expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { articles, cities, loanPrograms, printed } from './content.ts';
import { linksIn, mainOf, misplaced, partOf } from './outline.ts';
import { routesOfKind } from './routes.ts';
import { textOf, textsOf } from './text.ts';

test('the blog lists all articles in order, each with all that its card promises', () => {
  const lists = routesOfKind('blog').map(({ path }) => mainOf(builtPage(path)));
  const items = lists.flatMap((main) => [...main.querySelectorAll('li')]);
  const cards = items.map((card) => ({
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

test('the loan index shows a purchase and a refinance grid whose cards lead to their programs', () => {
  const grids = [...mainOf(builtPage('/loan-programs')).querySelectorAll('ul')].map((grid) =>
    linksIn(grid),
  );
  const addresses = (group: string) =>
    loanPrograms.filter(({ data }) => data.group === group).map(({ id }) => `/loan-programs/${id}`);
  expect(grids).toEqual([addresses('purchase'), addresses('refinance')]);
});

test.each(loanPrograms)(
  'the card of $id says where it leads, or that it has no page yet',
  (program) => {
    const { id, data, body } = program;
    const card = partOf(builtPage('/loan-programs'), `main li:has(a[href="/loan-programs/${id}"])`);
    const link = textsOf(card, 'a').join();
    const ask = card.querySelector('button');
    if (body.trim() === '') {
      expect(link).toBe(printed(data.title));
      expect(textOf(card)).toContain('No page yet');
      expect(ask && textOf(ask)).toBe('Ask a loan officer');
      expect(ask?.getAttribute('aria-label')).toBe(`Ask a loan officer: ${printed(data.title)}`);
      expect(ask?.getAttribute('data-source')).toBe(`loan-programs-${id}`);
    } else {
      expect(link).toMatch(/^See /);
      expect(textOf(card)).not.toContain('No page yet');
      expect(ask).toBeNull();
    }
  },
);

test.each(loanPrograms.filter(({ body }) => body.trim() !== ''))(
  '/loan-programs/$id compares the programs',
  ({ id }) => {
    const main = mainOf(builtPage(`/loan-programs/${id}`));
    expect(textsOf(main, 'h2')).toContain('How the programs compare');
    const compared = textsOf(main, 'table:last-of-type tbody th');
    expect(compared).toEqual(expect.arrayContaining(['Conventional', 'FHA', 'VA']));
  },
);

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

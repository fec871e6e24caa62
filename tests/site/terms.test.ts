import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { termsUsed } from '../../src/lib/content/glossary.ts';
import { builtPages } from './built-site.ts';
import { glossary } from './content.ts';
import { linksIn, mainOf } from './outline.ts';
import { linesOf, textOf } from './text.ts';

/** Terms whose explanation stands at the foot of a page, by id. */
const explainedOn = (main: Element) =>
  [...main.querySelectorAll('.terms [id^="term-"]')].map(({ id }) => id.slice('term-'.length));

describe.each([...builtPages.values()])('$path', (page) => {
  // A page of its own, as part of it is taken away.
  const main = mainOf({ ...page, document: parseHTML(page.html).document });
  const explained = explainedOn(main);
  const links = linksIn(main, '.prose a[href^="#term-"]');
  const explanations = main.querySelector('.terms');
  main.querySelector('.page-notes')?.remove();
  const lines = linesOf(main);

  test('explains every term of art that it uses, and no other', () => {
    const used = termsUsed(lines, glossary).map(({ id }) => id);
    expect([...explained].sort()).toEqual(used.sort());
  });

  test('says each explanation in words', () => {
    expect(
      [...(explanations?.querySelectorAll('dd') ?? [])].filter((dd) => textOf(dd) === ''),
    ).toEqual([]);
  });

  test('leads from the first use in its text to the explanation, once', () => {
    expect(links).toEqual([...new Set(links)]);
    expect(links.filter((href) => !explained.includes(href.slice('#term-'.length)))).toEqual([]);
    const prose = [...main.querySelectorAll('.prose :is(p, li)')].map(textOf);
    const inProse = termsUsed(prose, glossary).map(({ id }) => `#term-${id}`);
    expect(links.length).toBeGreaterThanOrEqual(Math.floor(inProse.length / 2));
  });
});

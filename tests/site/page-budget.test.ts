/** The budgets would notice: what each mistake makes them say. */
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { builtPage, type BuiltPage } from './built-site.ts';
import { excess, hurriedScripts, singlePictures } from './page-budget.ts';

function changed(path: string, change: (html: string) => string): BuiltPage {
  const page = builtPage(path);
  const html = change(page.html);
  return { ...page, html, document: parseHTML(html).document };
}

test('an island set to load is named with its files', () => {
  const page = changed('/about', (html) => html.replace('client="intent"', 'client="load"'));
  const [fault] = excess('/about', [hurriedScripts(page)]);
  expect(fault).toMatch(
    /^\/about: script files before intent [1-9] of 0 \(\/_astro\/MenuBehavior\.[^ ]+\.js, /,
  );
});

test('a picture of 300 kB is named with its rule and file', () => {
  const page = changed('/about', (html) => html.replace('</main>', '<img src="/big.avif"></main>'));
  const sizeOf = (file: string) => (file === '/big.avif' ? 300_000 : 10_000);
  expect(excess('/about', singlePictures(page, sizeOf))).toEqual([
    '/about: picture above the fold 300,000 of 30,000 (/big.avif)',
  ]);
});

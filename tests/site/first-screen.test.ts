import { expect, test } from 'vitest';
import { builtPage, readBuilt } from './built-site.ts';
import { oneRouteOfEachKind } from './routes.ts';

/** Says what paper leaves out, and nothing to a screen. */
const ofPaper = 'screen-only';

/** Classes that a style names. */
const classesOf = (style: string) =>
  new Set(
    [...style.matchAll(/\.(?<name>(?:\\.|[\w-])+)/g)].map(({ groups }) =>
      (groups?.name ?? '').replaceAll('\\', ''),
    ),
  );

/** Classes of what a page shows before the sheet of its lower part has come; closed parts aside. */
function classesAbove(html: string, sheet: string) {
  const above = html
    .slice(0, html.indexOf(`href="${sheet}"`))
    .replace(
      /<div id="menu-[\s\S]*?<\/div>|<nav id="mobile-menu"[\s\S]*?<\/nav>|<div class="notice"[\s\S]*?<\/ul>/g,
      '',
    );
  const lists = [...above.matchAll(/ class="(?<names>[^"]*)"/g)];
  return new Set(lists.flatMap(({ groups }) => groups?.names?.split(' ') ?? []));
}

test.each([...oneRouteOfEachKind, { path: '/404' }])(
  '$path shows its first screen with the styles it brings along',
  ({ path }) => {
    const { html, document } = builtPage(path);
    const sheet = document.querySelector('main link[rel="stylesheet"]')?.getAttribute('href') ?? '';
    const inline = [...document.querySelectorAll('style')].map((style) => style.textContent);
    const own = classesOf(inline.join('\n'));
    const deferred = classesOf(readBuilt(sheet));
    const missing = [...classesAbove(html, sheet)].filter(
      (name) => name !== ofPaper && deferred.has(name) && !own.has(name),
    );
    expect(missing, 'add the file that uses them to the @source lines of global.css').toEqual([]);
  },
);

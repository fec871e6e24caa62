/** No page goes out empty or cut: its main part holds every text of its entry. */
import { expect, test } from 'vitest';
import { nodesOf, wordsOf } from '../../tools/content/check/markup/markdown-tree.ts';
import { builtPage } from './built-site.ts';
import { articles, cities, loanPrograms, pages, printed, resources, textsIn } from './content.ts';
import { mainOf } from './outline.ts';
import { textOf } from './text.ts';

const entries = [
  ...at('/blog', articles),
  ...at(
    '/loan-programs',
    loanPrograms.filter(({ body }) => body.trim() !== ''),
  ),
  ...at('/service-areas', cities),
  ...at('/resources', resources),
  ...at('', pages),
];

function at<Entry extends { id: string }>(folder: string, all: readonly Entry[]) {
  const addresses: Readonly<Record<string, string>> = { home: '/', 'not-found': '/404' };
  return all.map((entry) => ({ ...entry, path: addresses[entry.id] ?? `${folder}/${entry.id}` }));
}

/** Fields for a menu, a list of entries, a search result, the head, or a machine. */
const notOnPage =
  /(?:^|\.)(?:metaTitle|description|keywords|excerpt|summary|cardLink|menuDescription|href|image|alt|icon|kind|figure|total|business|author|date|updated|zips?)(?:\.\w+)?$/;

/** Of two collections, what only their lists show. */
const onListOnly: Readonly<Record<string, readonly string[]>> = {
  '/loan-programs': ['title'],
  '/service-areas': ['county', 'zipLabel'],
};

/** The field that a text belongs to. A page sets its fields in its own order, and a stat's label above its value. */
const fieldOf = /^(?:stats\.\d+\.|page\.)?[^.]+/;

/** Letters and signs alone: quotes, dashes, and line breaks are Markdown's to set. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]|-{2,3}/g, '-')
    .replace(/\s+/g, '');

/** The first text that does not stand behind the ones before it. */
function firstMissing(page: string, texts: readonly string[]): string | undefined {
  let from = 0;
  return texts.find((text) => {
    const found = page.indexOf(bare(printed(text)), from);
    from = found + bare(printed(text)).length;
    return found === -1;
  });
}

const blocksOf = (markdown: string, file: string) =>
  nodesOf(markdown, file.endsWith('.mdx') ? 'mdx' : 'md')
    .filter(({ type }) => type === 'heading' || type === 'paragraph' || type === 'tableCell')
    .map(wordsOf)
    .filter((words) => words.trim() !== '');

const mainText = (path: string) => bare(textOf(mainOf(builtPage(path))));

test.each(entries.filter(({ body }) => body.trim() !== ''))(
  '$path holds its text from the first heading to the last row',
  ({ path, file, body }) => {
    const blocks = blocksOf(body, file);
    expect(blocks.length).toBeGreaterThan(2);
    expect(firstMissing(mainText(path), blocks)).toBeUndefined();
  },
);

test.each(entries)('$path holds what each of its fields says, in order', ({ path, data }) => {
  const elsewhere = onListOnly[path.slice(0, path.lastIndexOf('/'))] ?? [];
  const shown = textsIn(data).filter(({ way }) => !notOnPage.test(way) && !elsewhere.includes(way));
  const fields = Map.groupBy(shown, ({ way }) => fieldOf.exec(way)?.[0] ?? way);
  const missing = [...fields].map(([field, texts]) => [
    field,
    firstMissing(
      mainText(path),
      texts.map(({ text }) => text),
    ),
  ]);
  expect(missing.filter(([, text]) => text !== undefined)).toEqual([]);
});

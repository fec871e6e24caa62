/** The content check: every rule over every entry, in one pass and without a build. */
import { type Entry, fieldTexts, type Page, pagesOf } from './read/entry.ts';
import { checkBody, type WrittenLink } from './markup/check-body.ts';
import { copyProblems } from './wording/check-copies.ts';
import { typedFacts } from './figures/check-facts.ts';
import { figureProblems } from './figures/check-figures.ts';
import { type PlacedFile, placeFiles } from './read/check-files.ts';
import { hostOf, linkFault, type Targets } from './links/check-links.ts';
import { checkRedirects } from './links/check-redirects.ts';
import { kindProblems, relationProblems } from './fields/check-relations.ts';
import { reviewProblems } from './fields/check-reviews.ts';
import { linksInFields, titleTokens, unfinishedTexts } from './fields/check-texts.ts';
import { tokenProblems } from './figures/check-tokens.ts';
import { wordingProblems } from './wording/check-wording.ts';
import type { ContentFiles } from './read/content-files.ts';
import { placesOfPage } from './links/page-ids.ts';
import type { CheckContext } from './check-context.ts';
import type { Problem } from './problem.ts';
import { readEntries } from './read/read-entries.ts';
import { clip, formatValue } from './format-value.ts';
import { tokenValues } from './figures/token-values.ts';

/** Every problem in the content. Reads no disk: the same files give the same problems. */
export async function checkContent(
  files: ContentFiles,
  { today, showsAll, site }: CheckContext,
): Promise<Problem[]> {
  const { placed, problems: misplaced } = placeFiles([...files.content.keys()]);
  const { entries, texts, problems } = readEntries(files);
  const pages = pagesOf(withUnread(entries, placed), today, showsAll);
  const seen = [...pages.values()].filter(({ hidden }) => hidden === undefined);
  const redirects = checkRedirects(files.content, new Set(seen.map(({ address }) => address)));
  const texted = entries.map((entry) => ({ entry, ...checkBody(entry, files) }));
  const links = texted.flatMap(({ entry, links: inText }) =>
    [...inText, ...linksInFields(entry)].map((link) => ({ ...link, entry })),
  );
  const named = (collection: string) =>
    placed.filter((file) => file.collection === collection).map(({ id }) => id);
  const names = {
    figures: named('figures'),
    businesses: named('businesses'),
    terms: termsOf(entries),
  };
  const targets = {
    pages,
    files: publicFiles(files.others),
    moved: redirects.moved,
    host: hostOf(new URL(site)),
    placesOf: await placesFor(links, pages, entries),
  };
  const year = Number(today.slice(0, 4));
  const values = tokenValues(entries, year);
  const kinds = kindProblems(entries);
  return [
    ...misplaced,
    ...kinds,
    ...problems.filter(({ file }) => !kinds.some((other) => other.file === file)),
    ...redirects.problems,
    ...texted.flatMap(({ problems: inText }) => inText),
    ...entries.flatMap(titleTokens),
    ...entries.flatMap(unfinishedTexts),
    ...[...texts].flatMap(([file, text]) => tokenProblems(file, text, names)),
    ...relationProblems(entries, placed, today),
    ...entries.flatMap((entry) => reviewProblems(entry, today)),
    ...figureProblems(entries, names.figures, year),
    ...entries.flatMap((entry) => typedFacts(entry, values)),
    ...entries.flatMap((entry) => wordingProblems(entry, values)),
    ...copyProblems(entries),
    // A field with a problem of its own isn't reported twice.
    ...linkProblems(links, targets).filter((link) => !problems.some(isAt(link))),
  ];
}

/** Files that can't be read keep their address, so that links to them aren't reported as well. */
function withUnread(entries: readonly Entry[], placed: readonly PlacedFile[]): Entry[] {
  const read = new Set(entries.map(({ file }) => file));
  const unread = placed
    .filter(({ path }) => !read.has(path))
    .map(({ path, ...file }) => ({
      ...file,
      file: path,
      data: undefined,
      value: undefined,
      whole: '',
      lineOf: () => 1,
    }));
  return [...entries, ...unread];
}

const isAt = (one: Problem) => (other: Problem) =>
  one.file === other.file && one.line === other.line && one.field === other.field;

/** A link in an entry's text, or in the named field. */
type LinkOfEntry = WrittenLink & { field?: string; entry: Entry };

function linkProblems(links: readonly LinkOfEntry[], targets: Targets): Problem[] {
  const pageOf = new Map([...targets.pages.values()].map((page) => [page.entry, page]));
  // A hidden page may link to other hidden pages.
  const free = { ...targets, pages: shown(targets.pages) };
  return links.flatMap(({ href, line, field, entry }) => {
    const own = pageOf.get(entry);
    const advice = linkFault(href, own?.address, own?.hidden === undefined ? targets : free);
    return advice
      ? [
          {
            file: entry.file,
            line,
            field: field ?? 'a link in the text',
            found: href.trim() === '' ? 'no address' : clip(formatValue(href), 120),
            ...advice,
          },
        ]
      : [];
  });
}

const shown = (pages: ReadonlyMap<string, Page>) =>
  new Map([...pages].map(([address, page]) => [address, { ...page, hidden: undefined }]));

/** Addresses on the site that are not pages. */
const publicFiles = (others: ReadonlySet<string>) =>
  new Set([
    '/rss.xml',
    '/sitemap-index.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    ...[...others]
      .filter((path) => path.startsWith('public/'))
      .map((path) => path.slice('public'.length)),
  ]);

function termsOf(entries: readonly Entry[]): Set<string> {
  const words = entries
    .filter(({ collection }) => collection === 'glossary')
    .flatMap(fieldTexts)
    .filter(({ path }) => /^(?:id|term|abbreviation)$/.test(path.join('.')));
  return new Set(words.map(({ text }) => text.toLowerCase()));
}

/** IDs on the pages that some link names after "#". Other pages are not rendered. */
async function placesFor(
  links: readonly LinkOfEntry[],
  pages: ReadonlyMap<string, Page>,
  entries: readonly Entry[],
): Promise<Targets['placesOf']> {
  const places = new Map<string, Set<string>>();
  const wanted = new Set(
    links.flatMap(({ href, entry }) => {
      const [path = '', place] = href.trim().split('#');
      if (place === undefined) return [];
      return [path === '' ? entry : path.replace(/\?.*/, '')];
    }),
  );
  const all = [...pages.values()];
  for (const page of all)
    if (page.entry.value !== undefined && (wanted.has(page.address) || wanted.has(page.entry)))
      places.set(page.address, await placesOfPage(page, entries));
  return (address) => places.get(address);
}

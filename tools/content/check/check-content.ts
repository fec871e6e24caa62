/** The content check: every rule over every entry, in one pass and without a build. */
import { type Entry, fieldTexts, pagesOf } from './read/entry.ts';
import { checkBody } from './markup/check-body.ts';
import { copyProblems } from './wording/check-copies.ts';
import { typedFacts } from './figures/check-facts.ts';
import { figureProblems } from './figures/check-figures.ts';
import { linkProblems } from './links/check-links.ts';
import { checkRedirects } from './links/check-redirects.ts';
import { kindProblems, relationProblems } from './fields/check-relations.ts';
import { reviewProblems } from './fields/check-reviews.ts';
import { linksInFields, titleTokens, unfinishedTexts } from './fields/check-texts.ts';
import { tokenProblems } from './figures/check-tokens.ts';
import { wordingProblems } from './wording/check-wording.ts';
import type { ContentFiles } from './read/content-files.ts';
import type { CheckContext } from './check-context.ts';
import type { Problem } from './problem.ts';
import { readEntries } from './read/read-entries.ts';
import { tokenValues } from './figures/token-values.ts';

/** Every problem in the content. Reads no disk: the same files give the same problems. */
export async function checkContent(
  files: ContentFiles,
  { today, showsAll, site }: CheckContext,
): Promise<Problem[]> {
  const { placed, misplaced, entries, texts, problems } = readEntries(files);
  // Files that can't be read keep their address, so that links to them aren't reported as well.
  const read = new Set(entries.map(({ file }) => file));
  const unread = placed
    .filter(({ path }) => !read.has(path))
    .map(({ path: file, collection, id }) => {
      const empty = { data: undefined, value: undefined, whole: '', lineOf: () => 1 };
      return { file, collection, id, ...empty };
    });
  const pages = pagesOf([...entries, ...unread], today, showsAll);
  const seen = [...pages.values()].filter(({ hidden }) => hidden === undefined);
  const redirects = checkRedirects(files.content, new Set(seen.map(({ address }) => address)));
  const texted = entries.map((entry) => ({ entry, ...checkBody(entry, files) }));
  const links = texted.flatMap(({ entry, links: inText }) =>
    [...inText, ...linksInFields(entry)].map((link) => ({ ...link, entry })),
  );
  const faultyLinks = await linkProblems(
    links,
    entries,
    { pages, moved: redirects.moved },
    files.others,
    site,
  );
  const named = (collection: string) =>
    placed.filter((file) => file.collection === collection).map(({ id }) => id);
  const names = {
    figures: named('figures'),
    businesses: named('businesses'),
    terms: termsOf(entries),
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
    ...faultyLinks.filter((link) => !problems.some(isAt(link))),
  ];
}

const isAt = (one: Problem) => (other: Problem) =>
  one.file === other.file && one.line === other.line && one.field === other.field;

function termsOf(entries: readonly Entry[]): Set<string> {
  const words = entries
    .filter(({ collection }) => collection === 'glossary')
    .flatMap(fieldTexts)
    .filter(({ path }) => /^(?:id|term|abbreviation)$/.test(path.join('.')));
  return new Set(words.map(({ text }) => text.toLowerCase()));
}

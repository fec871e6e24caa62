/** Checks texts in any field: titles without tokens, no placeholders left. */
import { allTexts, type Entry, fieldTexts, isDraft, unfinished } from '../read/entry.ts';
import type { Problem } from '../problem.ts';
import { clip, formatValue } from '../format-value.ts';
import type { Path } from '../read/source.ts';

/** Links in fields named "href". */
export const linksInFields = (entry: Entry) =>
  fieldTexts(entry)
    .filter(({ path }) => path.at(-1) === 'href')
    .map(({ text, at }) => ({ href: text, ...at() }));

/** Whether a field is a title. Titles go into pictures and addresses, where tokens aren't replaced. */
export const isTitle = (path: Path) =>
  /^(?:id|title|metaTitle|heading|name)$/.test(String(path.at(-1)));

export const titleTokens = (entry: Entry): Problem[] =>
  fieldTexts(entry)
    .filter(({ path, text }) => isTitle(path) && text.includes('[['))
    .map(({ text, at }) => ({
      ...at(),
      found: formatValue(text),
      wanted:
        "Titles, headings, and names can't contain tokens, because they become addresses and pictures. Say it in words.",
      example: '"Closing costs, line by line"',
    }));

/** Placeholders left in an entry that is no longer a draft. */
export const unfinishedTexts = (entry: Entry): Problem[] =>
  isDraft(entry)
    ? []
    : allTexts(entry).flatMap(({ path, text, at }) => {
        const marks = [...text.matchAll(unfinished)];
        // Once for a field, but for every line of a text.
        return (path.length > 0 ? marks.slice(0, 1) : marks).map(({ 0: words, index }) => ({
          ...at(index),
          found: path.length > 0 ? formatValue(text) : clip(words),
          wanted: 'Replace the placeholder, or keep the entry as a draft until you do.',
          example: 'draft: true',
        }));
      });

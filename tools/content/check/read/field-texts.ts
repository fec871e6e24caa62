/** Texts of an entry: links to pages, titles that hold a token, marks of what is to be written. */
import type { Entry } from './addresses.ts';
import { allTexts, fieldTexts, isDraft, unfinished } from './entry-texts.ts';
import type { Problem } from '../problem.ts';
import { clip, formatValue } from '../format-value.ts';
import type { Path } from './source.ts';

/** Addresses in fields called "href". */
export const linksInFields = (entry: Entry) =>
  fieldTexts(entry)
    .filter(({ path }) => path.at(-1) === 'href')
    .map(({ text, at }) => ({ href: text, ...at() }));

/** Whether a field is a title: drawn into pictures or made an address, where no token is replaced. */
export const isTitle = (path: Path) =>
  /^(?:id|title|metaTitle|heading|name)$/.test(String(path.at(-1)));

/** Titles that hold a token. */
export const titleTokens = (entry: Entry): Problem[] =>
  fieldTexts(entry)
    .filter(({ path, text }) => isTitle(path) && text.includes('[['))
    .map(({ text, at }) => ({
      ...at(),
      found: formatValue(text),
      wanted:
        'Titles, headings and names hold no tokens: they become addresses and pictures. Say it in words.',
      example: '"Closing costs, line by line"',
    }));

/** What is still to be written in an entry that is no draft any more. */
export const unfinishedTexts = (entry: Entry): Problem[] =>
  isDraft(entry)
    ? []
    : allTexts(entry).flatMap(({ path, text, at }) => {
        const marks = [...text.matchAll(unfinished)];
        // A field is told once, a text by its lines.
        return (path.length > 0 ? marks.slice(0, 1) : marks).map(({ 0: words, index }) => ({
          ...at(index),
          found: path.length > 0 ? formatValue(text) : clip(words),
          wanted:
            'Nothing that the public sees is unfinished. Write it, or let the entry be a draft until it is.',
          example: 'draft: true',
        }));
      });

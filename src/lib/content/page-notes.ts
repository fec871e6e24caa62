/**
 * Page notes: what the end of a page says to explain it, made from what the page
 * really prints. "Terms on this page" explains its terms of art, and "Figures checked
 * November 2026" gives the date and source of each registered figure. Middleware adds them
 * once a page is rendered, since only then it is known what the page says.
 */
import type { GlossaryEntry } from '../../schemas/glossary.ts';
import type { FigureRegister, ResolvedFigure } from '../figures/register.ts';
import { formatDate, formatMonthYear } from '../format/calendar-date.ts';
import { termsUsed } from './glossary.ts';
import { anchors, termAnchor } from './anchors.ts';
import { escapeHtml, tokenPattern } from './tokens.ts';

/** Marks in a rendered page where its notes go. */
export const pageNotesPlace = '<page-notes></page-notes>';

/**
 * Replaces the mark at the end of `<main>` with the notes of the page, or with nothing
 * when the page uses no term and prints no figure. Figures stay tokens, which
 * `replaceTokensInMarkup` prints afterward.
 */
export function addPageNotes(
  html: string,
  glossary: readonly GlossaryEntry[],
  register: FigureRegister,
): string {
  const end = html.indexOf(pageNotesPlace);
  if (end === -1) return html;
  const main = html.slice(html.lastIndexOf('<main', end), end);
  const terms = termsNote(termsUsed([readableText(main)], glossary));
  const figures = figuresNote(printedFigures(main + terms, register));
  const notes = terms || figures ? `<div class="page-notes shell">${terms}${figures}</div>` : '';
  return html.slice(0, end) + notes + html.slice(end + pageNotesPlace.length);
}

/** Text between the tags; what is split by anything but an inline tag stays apart. */
const readableText = (html: string) =>
  html
    .replace(/<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(
      /<\/?(?:a|abbr|b|button|cite|code|em|i|label|small|span|strong|sub|sup|time)\b[^>]*>/g,
      '',
    )
    .replace(/<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Figures that the markup names, in order, each with the tokens that print it. */
function printedFigures(html: string, register: FigureRegister): Map<ResolvedFigure, Set<string>> {
  const printed = new Map<ResolvedFigure, Set<string>>();
  for (const [, id = '', variant] of html.matchAll(tokenPattern)) {
    const figure = register.get(id);
    if (!figure) continue;
    const end = variant === 'low' || variant === 'high' ? `:${variant}` : '';
    const tokens = printed.get(figure) ?? new Set();
    printed.set(figure, tokens.add(`[[${id}${end}]]`));
  }
  return printed;
}

function termsNote(terms: readonly GlossaryEntry[]): string {
  if (terms.length === 0) return '';
  const items = terms.map(({ id, term, abbreviation, definition }) => {
    const name = abbreviation ? `${term} (${abbreviation})` : term;
    return `<div id="${termAnchor(id)}"><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(definition)}</dd></div>`;
  });
  return disclosure('terms', anchors.terms, 'Terms on this page', items);
}

/**
 * The heading says when the figures were last compared with their sources. The time a figure
 * speaks for is beside each one instead: it may be years back or have no month, and in the
 * heading it would read as if nobody had looked since.
 */
function figuresNote(printed: ReadonlyMap<ResolvedFigure, ReadonlySet<string>>): string {
  const dates = [...printed.keys()].map(({ checkedOn }) => checkedOn).sort();
  const [oldest] = dates;
  if (oldest === undefined) return '';
  const items = [...printed].map(([{ label, asOf, source }, tokens]) => {
    const values = [...tokens].join(', ');
    return `<div><dt>${escapeHtml(label)}: ${values}</dt><dd>As of ${asOfInWords(asOf)}. ${sourceLink(source)}</dd></div>`;
  });
  return disclosure('figures', anchors.figures, `Figures checked ${inMonth(oldest)}`, items);
}

/** The ID is on the content: a browser opens a disclosure for a target inside it, not for the disclosure itself. */
const disclosure = (name: string, id: string, title: string, items: readonly string[]) =>
  `<details class="${name}"><summary><h2>${title}</h2></summary><dl id="${id}">${items.join('')}</dl></details>`;

const sourceLink = ({ name, url }: ResolvedFigure['source']) =>
  url === undefined ? escapeHtml(name) : `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`;

/** "2026-11-29" gives "November 2026". */
const inMonth = (date: string) =>
  formatMonthYear({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

/** The time a figure speaks for, in words: a year, a month, or a day. */
function asOfInWords(asOf: string): string {
  if (asOf.length === 'yyyy'.length) return asOf;
  return asOf.length === 'yyyy-mm'.length ? inMonth(asOf) : formatDate(asOf);
}

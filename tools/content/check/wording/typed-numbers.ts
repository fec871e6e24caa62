/** Finds numbers that are typed into a text where a token would follow the register of figures. */
import { blanked, linkTarget, wholeWords } from '../../../../src/lib/wording/pieces.ts';

/** What makes a number an amount or a count, even if it looks like a year, a ZIP code, or a form. */
const unit = String.raw`%|,\d|\.\d|\s+(?:dollars|percent|people|square|homes|loans|miles|days)\b`;
const unlessAmount = (number: string) =>
  new RegExp(String.raw`(?<![$\d,.])\b(?:${number})\b(?!${unit})`, 'g');

/** Words before the number of a form, law, road, or part. */
const numbered =
  'page|chapter|title|interstate|route|highway|road|exit|section|sec\\.|form|schedule|part|regulation|rule|article|public law|bill|line|box|item|step|no\\.|suite|unit|apt\\.|lot|district|tier|level|phase|appendix|table|class of|fico(?: score)?|vantagescore|publication|pub\\.|notice|bulletin|code';

/** Not figures: tokens, link addresses, codes of characters, footnotes, and numbers in names, dates, times, and numbered lists. */
const names = [
  /\[\[[^\]]*\]\]/g,
  linkTarget,
  /&#?\w+;|\[\^[^\]]*\]/g,
  // List numbers.
  /^\s*\d+[.)](?=[\s\p{L}]|$)/gmu,
  // Years, and ZIP codes in Ohio and New York.
  unlessAmount('(?:19|20)\\d{2}s?'),
  unlessAmount('(?:43|44|45|10)\\d{3}(?:-\\d{4})?'),
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?\b/g,
  // Laws.
  /\b\d{1,2} (?:CFR|C\.F\.R\.|USC|U\.S\.C\.)(?: (?:Part|§))? ?\d+(?:\.\d+)*/g,
  // Named by a word before: Form 4506-C, Title 38, VA Form 26-1880, FICO Score 10T, Section 8.
  new RegExp(String.raw`\b(?:${numbered})\s?#?\d{1,4}(?:[-.]\d{1,4})*(?:-?[A-Z]{1,4})?s?\b`, 'gi'),
  // By letters before or after: W-2s, I-270, DD-214, H-1B, Q1, U.S. 23, 1099-NEC, 401(k).
  /\b[A-Z]{1,4}[-‑]\d{1,4}[A-Z]?s?\b|\b(?:W\d|Q[1-4])s?\b/g,
  /\b(?:I|U\.?S\.?|SR|CR|HB|SB|H\.R\.)[- ]\d{1,4}\b/g,
  /\b\d{3,4}-[A-Z]{1,4}s?\b/g,
  /\b\d{3}(?:\([a-z]\)|[bk]s?\b)/g,
  unlessAmount('(?:1003|1004|1008|1031|1040|1065|1098|1099|1120|4506|8821)s?'),
  /\b529 plans?\b/g,
  // Products and rules by their numbers: 5/6 ARM, 2-1 buydown, 80-10-10 loan, 15-year, 28/36 rule.
  /\b\d{1,2}(?:[-/]\d{1,2}){1,2}(?= (?:ARMs?|hybrid|buydowns?|piggyback|loans?|rule|plan)\b)/g,
  /\b\d{1,2}-(?=year\b|,? (?:and |or |to )?\d{1,2}-)/g,
  // Times and hotlines: 24/7, 9-to-5, 5 p.m., 8:30, 811.
  /\b(?:24\/7|9[- ]to[- ]5|WCAG \d\.\d)\b/g,
  /\b\d{1,2}(?::\d{2})?(?= ?[ap]\.?m\b)|\b\d{1,2}:\d{2}\b/g,
  unlessAmount('[2-9]11'),
  // Ordinals.
  /\b\d{1,3}(?:st|nd|rd|th)\b/g,
  // Formulas.
  /`[^`]*`/g,
  // The HTTP status.
  /^404$/g,
];

/** Numbers in a text that are neither names nor tokens, with the words around them and their index. */
export function typedNumbers(text: string): { words: string; index: number }[] {
  const others = names.reduce(blanked, text);
  // Most texts have none, and the search for surrounding words is slow.
  if (!/\d/.test(others)) return [];
  return [...others.matchAll(/.{0,24}\d.{0,24}/g)].map(({ 0: words, index }) => ({
    words: wholeWords(text, index, index + words.length),
    index: index + words.search(/\d/),
  }));
}

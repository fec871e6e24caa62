/** Finds numbers that are typed into a text where a token would follow the register of figures. */
import { blanked, wholeWords } from '../../../../src/lib/wording/pieces.ts';

/** Fields that are not running text, or are numbers by nature. */
const notText =
  /(?:^|\.)(?:id|image|icon|href|figure|total|kind|date|updated|permission|publishDate|order|zip|zips|zipLabel|areaCode|number)(?:\.\d+)?$/;

/** Whether a field is running text. @param way its path, "faqs.0.answer" */
export const isRunningText = (way: string): boolean => !notText.test(way);

/** Not figures: tokens, link addresses, and numbers in names, dates, and numbered lists. */
const names = [
  /\[\[[^\]]*\]\]/g,
  /\]\([^)]*\)/g,
  // List numbers.
  /^\s*\d+[.)] /gm,
  // Years and dates, but not amounts and counts that look like them.
  /(?<![$\d,.])\b(?:19|20)\d{2}s?\b(?!%|,\d|\s+(?:dollars|percent|people|square|homes|loans)\b)/g,
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g,
  // Names of forms, laws, roads, programs, and plans.
  /\b(?:page|Chapter|Title|Interstate|Route|Section|Form|W-)\s?\d{1,4}(?:-\d{1,4})?s?\b/gi,
  /\b(?:I|US|SR)[- ]\d{1,3}\b/g,
  /\b\d{1,2} CFR(?: Part)? \d+(?:\.\d+)*/g,
  /\b\d{3}\([bk]\)/g,
  /\b(?:1031 exchanges?|1040s?|1099s?|529 plans?)\b/g,
  /\b(?:24\/7|WCAG \d\.\d)\b/g,
  // ZIP codes in Ohio and New York.
  /(?<![$\d,.])\b(?:43|10)\d{3}\b(?!%|,\d|\s+(?:dollars|percent|people|square|homes|loans)\b)/g,
  // Formulas.
  /`[^`]*`/g,
  // The HTTP status.
  /^404$/g,
];

/** A number with the words around it, and its index. */
export interface TypedNumber {
  words: string;
  index: number;
}

/** Numbers in a text that are neither names nor tokens. */
export function typedNumbers(text: string): TypedNumber[] {
  const others = names.reduce(blanked, text);
  // Most texts have none, and the search for surrounding words is slow.
  if (!/\d/.test(others)) return [];
  return [...others.matchAll(/.{0,24}\d.{0,24}/g)].map(({ 0: words, index }) => ({
    words: wholeWords(text, index, index + words.length),
    index: index + words.search(/\d/),
  }));
}

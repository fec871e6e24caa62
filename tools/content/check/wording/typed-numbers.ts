/** Numbers that stand in a text as typed, where a token would follow the register of figures. */

import { blanked, wholeWords } from '../../../../src/lib/wording/pieces.ts';

/** Fields that are not running text, or whose whole value is a number by its nature. */
const notText =
  /(?:^|\.)(?:id|image|icon|href|figure|total|kind|date|updated|permission|publishDate|order|zip|zips|zipLabel|areaCode|number)(?:\.\d+)?$/;

/** Whether a field is running text. @param way "faqs.0.answer" */
export const isRunningText = (way: string): boolean => !notText.test(way);

/** What is no figure: tokens, addresses of links, and numbers that are names, places in time or in a list. */
const names = [
  /\[\[[^\]]*\]\]/g,
  /\]\([^)]*\)/g,
  // A place in a numbered list.
  /^\s*\d+[.)] /gm,
  // Years and dates; an amount or a count may look like one.
  /(?<![$\d,.])\b(?:19|20)\d{2}s?\b(?!%|,\d|\s+(?:dollars|percent|people|square|homes|loans)\b)/g,
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g,
  // Names of forms, laws, roads, programs and plans.
  /\b(?:page|Chapter|Title|Interstate|Route|Section|Form|W-)\s?\d{1,4}(?:-\d{1,4})?\b/gi,
  /\b(?:I|US|SR)[- ]\d{1,3}\b/g,
  /\b\d{1,2} CFR(?: Part)? \d+(?:\.\d+)*/g,
  /\b\d{3}\([bk]\)/g,
  /\b(?:1031 exchanges?|1040s?|1099s?|529 plans?)\b/g,
  /\b(?:24\/7|WCAG \d\.\d)\b/g,
  // ZIP codes of Ohio and New York.
  /(?<![$\d,.])\b(?:43|10)\d{3}\b(?!%|,\d|\s+(?:dollars|percent|people|square|homes|loans)\b)/g,
  // A formula.
  /`[^`]*`/g,
  // The name of a status.
  /^404$/g,
];

/** A piece of a text with a number in it, and where it starts. */
export interface TypedNumber {
  words: string;
  index: number;
}

/** Numbers of a text that are neither names nor printed by a token, with the words around each. */
export function typedNumbers(text: string): TypedNumber[] {
  const others = names.reduce(blanked, text);
  // Most texts have none, and to look for the words around one takes long.
  if (!/\d/.test(others)) return [];
  return [...others.matchAll(/.{0,24}\d.{0,24}/g)].map(({ 0: words, index }) => ({
    words: wholeWords(text, index, index + words.length),
    index: index + words.search(/\d/),
  }));
}

import { expect, test } from 'vitest';
import { contentFiles, readEntryFile, textsIn } from './content.ts';

/** Fields that are not running text, or whose whole value is a number by its nature. */
const notText =
  /(?:^|\.)(?:id|image|icon|href|figure|total|kind|date|updated|permission|publishDate|order|zip|zips|zipLabel|areaCode|number)(?:\.\d+)?$/;

/** Numbers that are names, places in time or places in a list, not figures. */
const names = [
  // A place in a numbered list.
  /^\s*\d+\. /gm,
  // Years and dates.
  /\b(?:19|20)\d{2}\b(?!%)/g,
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g,
  // Names of forms, laws, roads and programs.
  /\b(?:page|Chapter|Title|Interstate|W-)\s?\d{1,3}\b/gi,
  /\b203\(k\)/g,
  // ZIP codes of Ohio and New York.
  /\b(?:43|10)\d{3}\b/g,
  // A formula.
  /`[^`]*`/g,
  // The name of a status.
  /^404$/g,
];

const typedNumbers = (text: string) =>
  names
    .reduce((rest, name) => rest.replace(name, ''), text.replace(/\[\[[^\]]*\]\]|\]\([^)]*\)/g, ''))
    .match(/.{0,24}\d.{0,24}/g) ?? [];

const files = contentFiles.filter((file) => !/content\/(?:figures|businesses)\//.test(file));

test.each(files)('%s names its figures by token and types no number', (file) => {
  const { fields, body } = readEntryFile(file);
  const texts = [...textsIn(fields), { way: 'text', text: body }];
  const typed = texts
    .filter(({ way }) => !notText.test(way))
    .flatMap(({ way, text }) => typedNumbers(text).map((number) => `${way}: "${number.trim()}"`));
  expect(typed).toEqual([]);
});

test('a typed amount, percentage or count is found', () => {
  for (const text of [
    'Put $6,000 aside.',
    'About 3.5% down.',
    'Within 45 days.',
    'At 580 or more.',
  ])
    expect(typedNumbers(text)).toHaveLength(1);
  expect(typedNumbers('On June 3, 2025 read page 2 of [[closing-cost-share]].')).toEqual([]);
});

/**
 * Building blocks that several collections share. Every field is described in
 * the words of the person who edits the entry; Astro turns the descriptions
 * into hints of the editor.
 */
import { z } from 'zod';
import { typographic } from '../lib/content/typographic.ts';
import { characterName, unseenIn } from '../lib/wording/odd-characters.ts';
import { pieceAround } from '../lib/wording/pieces.ts';
import { calendarDate } from './calendar-days.ts';
import { iconNames } from './icons.ts';

/** What Astro hands to a schema function: `image()` turns a path into a picture. */
export interface SchemaContext {
  image: () => z.ZodType<ImageMetadata>;
}

/** Astro's `reference()`, handed in so that schemas stay testable without Astro. */
export type Reference = (collection: 'team') => z.ZodType<{ collection: string; id: string }>;

/** Marks of Markdown, which fields print as typed; signs of headings and lists only at the start of a line. */
const markdown = /\]\(|\)\[\/|`|\*\*|~~|\\|^ *(?:#+|[-+*•] )(?=\s*\S)/m;
/** HTML entities that editors type; "Q&A;" is none. */
const entity =
  /&(?:amp|apos|quot|lt|gt|nbsp|shy|copy|reg|trade|deg|sect|times|cent|euro|pound|frac(?:12|14|34)|bull|middot|hellip|[lr]arr|[mn]dash|[lr][sd]quo|[A-Za-z](?:acute|grave|circ|tilde|uml|cedil)|#\d+|#[xX][\da-fA-F]+);/;

/** A line or paragraph of text: no surrounding spaces, bounded length, quotes as Markdown prints them. */
export const text = (description: string, { min = 1, max }: { min?: number; max: number }) =>
  z
    .string('must be text, in quotes when it contains a colon')
    .trim()
    .min(min, {
      error: ({ input }) => `must have at least ${min} characters, but has ${lengthOf(input)}`,
    })
    .max(max, {
      error: ({ input }) => `must have at most ${max} characters, but has ${lengthOf(input)}`,
    })
    .refine((value) => unseenIn(value).length === 0, {
      error: ({ input }) =>
        `can't contain ${characterName(unseenIn(String(input))[0]?.character ?? '')}, which is invisible; in double quotes, a backslash and what follows can produce one`,
    })
    .refine((value) => !/[{}]/.test(value), {
      error:
        "can't contain braces, which would be printed; write figures and business facts as tokens",
    })
    .refine((value) => !/<(?:\/?[a-z][^<>]*|!--.*?--)>/is.test(value), {
      error: "can't contain HTML, which would be printed as typed",
    })
    .refine((value) => !markdown.test(value), {
      error: ({ input }) =>
        `must be plain words: the mark in "${pieceAround(String(input), markdown)}" has no effect here and would be printed as typed`,
    })
    .refine((value) => !entity.test(value), {
      error: ({ input }) =>
        `must contain the characters themselves, "&" and not "&amp;": "${pieceAround(String(input), entity)}" would be printed as typed`,
    })
    .overwrite(typographic)
    .describe(description);

/** A short name for addresses and references, unlike any other in its list. */
export const slug = (description: string, max: number) =>
  text(description, { max }).regex(
    /^[a-z0-9-]+$/,
    'must be lowercase letters, digits, and hyphens',
  );

/** A place in an order, counted from 1. */
export const position = (description: string) => z.number().int().min(1).describe(description);

/** A ZIP code; a string, because the first digit may be 0. */
export const zip = (description: string) =>
  z
    .string({
      error: ({ input }) =>
        `must be five digits in quotes, for example "${/^\d{1,5}$/.test(String(input)) ? String(input).padStart(5, '0') : '43081'}"`,
    })
    .regex(/^\d{5}$/, 'must be five digits, for example "43081"')
    .describe(description);

const lengthOf = (input: unknown) => (typeof input === 'string' ? input.length : 0);

/** Address of another site; the browser would not follow one that is not https. */
export const webAddress = (example: string) =>
  z.url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: `must be a full address, for example "${example}"`,
  });

/** Address of a page on this site, with or without a section. */
export const sitePath = (description: string) =>
  z
    .string()
    .regex(
      /^\/[a-z0-9/#-]*$/,
      'must be a path on this site, from its first "/" on and in lowercase, for example "/loan-programs/fha"',
    )
    .describe(description);

/** Name of a Lucide icon that the site carries (see icons.ts). */
export const icon = z
  .enum(iconNames)
  .describe('Icon, by its Lucide name, for example "house" or "shield-check".');

const alt = text(
  'What the picture shows, for people who can\'t see it. One sentence, without "picture of".',
  { min: 12, max: 220 },
);

/** A picture with its alternative text. */
export const picture = ({ image }: SchemaContext) =>
  z
    .strictObject({
      image: image().describe(
        'A picture from the pictures folder, which the editor calls "Collection Assets". In the file, write its path from there, for example "../../assets/pictures/city-dublin.webp".',
      ),
      alt,
    })
    .describe('A picture and its description in words.');

/**
 * What search engines and shared links show. The bounds only keep out what is no title or summary at
 * all; the lengths that search results print whole are advice (tools/content/advice/search-advice.ts).
 */
export const metaFields = {
  metaTitle: text(
    'Title in search results and the browser tab, without the company name; up to 32 characters are shown in full.',
    { min: 3, max: 120 },
  ).optional(),
  description: text('Summary in search results; 120 to 160 characters are shown in full.', {
    min: 20,
    max: 400,
  }),
  keywords: z
    .array(text('One search phrase, for example "closing costs Ohio".', { min: 2, max: 60 }))
    .max(10)
    .describe('Search phrases this page answers, 2 to 10.')
    .default([]),
};

/** Editors' switches for what is not public yet. */
export const publishingFields = {
  draft: z
    .boolean()
    .default(false)
    .describe('Yes (true) keeps the entry out of the public site; previews show it with a ribbon.'),
  publishDate: calendarDate(
    'First day on which the entry is public, for example "2026-01-15". Leave out to publish now.',
  ).optional(),
};

/** Heading, sentence and button label of a call to action. */
export const closing = z
  .strictObject({
    heading: text('Heading of the closing section.', { min: 8, max: 90 }),
    text: text('One or two sentences under the heading.', { min: 20, max: 320 }),
  })
  .describe('Closing call to action at the bottom of the page.');

/** An icon, a title and a text: value, benefit or service card. */
export const card = z
  .strictObject({
    icon,
    title: text('Title of the card.', { min: 2, max: 60 }),
    text: text('One to three sentences.', { min: 20, max: 320 }),
  })
  .describe('A card: icon, title and a short text.');

/** A step of a numbered process. */
export const step = z
  .strictObject({
    title: text('Title of the step, starting with a verb.', { min: 3, max: 70 }),
    text: text('One to three sentences.', { min: 20, max: 400 }),
  })
  .describe('A step: title and a short text.');

/** A question with its answer; the answer may hold several paragraphs. */
export const question = z
  .strictObject({
    question: text('The question, ending with a question mark.', { min: 8, max: 140 }).regex(
      /\?$/,
      'must end with a question mark',
    ),
    answer: text('The answer in two to six sentences; a blank line starts a new paragraph.', {
      min: 30,
      max: 1200,
    }),
  })
  .describe('A question and its answer.');

/** One line of a facts panel. */
export const fact = z
  .strictObject({
    label: text('Name of the fact, for example "Minimum down payment".', { min: 2, max: 50 }),
    value: text('The fact, with figures as tokens, for example "[[fha-down-payment]]".', {
      max: 160,
    }),
  })
  .describe('A line of the facts panel: label and value.');

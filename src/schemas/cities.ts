import { z } from 'zod';
import {
  card,
  closing,
  fact,
  metaFields,
  picture,
  position,
  publishingFields,
  question,
  text,
  zip,
} from './fields.ts';
import type { SchemaContext } from './fields.ts';

/** Shared by all cities: Astro asks for the schema once per entry, and building fields is slow. */
const basics = {
  name: text('Name of the city, for example "New Albany".', { min: 3, max: 60 }),
  state: z.literal('OH').describe('Always "OH".'),
  order: position('Position in the menu and in lists.'),
  zips: z.array(zip('A ZIP code.')).min(1).max(40).describe('ZIP codes of the city.'),
  zipLabel: text('ZIP codes as the menu shows them, for example "43081, 43082".', { max: 40 }),
  county: text('County or counties, for example "Franklin and Delaware counties".', { max: 80 }),
  ...metaFields,
};
const sections = {
  lead: text('Introduction in the banner, one or two sentences.', { min: 30, max: 300 }),
  whyHeading: text('Heading above the text.', { min: 8, max: 90 }),
  facts: z
    .array(fact)
    .min(3)
    .max(8)
    .describe('Facts panel: counties, county offices and fees, loan limits.'),
  benefits: z.array(card).length(3).describe('Exactly three benefit cards.'),
  neighborhoods: z
    .array(text('Name of a neighborhood or nearby community.', { min: 3, max: 60 }))
    .min(3)
    .max(12)
    .describe(
      'Neighborhoods and nearby communities: only their names, nothing about who lives there, schools, or safety.',
    ),
  neighborhoodNote: text('One or two neutral sentences about the places listed.', {
    min: 30,
    max: 400,
  }),
  jumbo: z
    .strictObject({
      heading: text('Heading of the section.', { min: 8, max: 90 }),
      text: text(
        'What jumbo loans are and when they matter here; a blank line starts a new paragraph.',
        { min: 60, max: 1200 },
      ),
    })
    .optional()
    .describe('Information about jumbo loans, where prices make it useful.'),
  faqs: z.array(question).max(6).optional().describe('Questions that buyers ask here.'),
  programsNote: text(
    'One or two sentences above the links to the loan programs, worded differently for each city.',
    { min: 40, max: 200 },
  ),
  closing,
  ...publishingFields,
};

/** An Ohio city page; the text below the fields is its "why choose us" section. */
export const citySchema = (context: SchemaContext) =>
  z.strictObject({ ...basics, banner: picture(context), ...sections });

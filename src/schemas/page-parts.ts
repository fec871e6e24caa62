/** Parts that several one-off pages share. */
import { z } from 'zod';
import { card, metaFields, sitePath, text } from './fields.ts';

/** What every one-off page begins with. */
export const head = {
  title: text('Heading of the page.', { min: 3, max: 90 }),
  ...metaFields,
  lead: text('Introduction under the heading, one to three sentences.', { min: 20, max: 420 }),
};

/** Prose of a section. */
export const paragraphs = z
  .array(text('A paragraph.', { min: 40, max: 900 }))
  .min(1)
  .max(8)
  .describe('Paragraphs, one string each.');

/** Whose section it is, where it is not the brokerage's. */
export const owner = text(
  'Line that says plainly whose section this is, for example "From our sister company, [[remodeler:name]]".',
  { min: 10, max: 200 },
);

/** A hosted form with its heading. */
export const formSection = z
  .strictObject({
    heading: text('Heading above the hosted form.', { min: 5, max: 90 }),
    text: text('What happens after sending, one or two sentences.', { min: 20, max: 320 }),
  })
  .describe('Section with the hosted form.');

/** A card that leads to a page of the site. */
export const serviceLink = card
  .extend({
    href: sitePath('Where the card leads.'),
    link: text('Link text, for example "See FHA loans".', { min: 4, max: 40 }),
  })
  .describe('A card that leads to a page.');

/** A heading with an optional introduction. */
export const sectionHead = {
  heading: text('Heading of the section.', { min: 3, max: 90 }),
  text: text('Introduction under the heading, one to three sentences.', {
    min: 20,
    max: 420,
  }).optional(),
};

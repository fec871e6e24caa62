import { z } from 'zod';
import {
  closing,
  fact,
  icon,
  metaFields,
  picture,
  position,
  publishingFields,
  question,
  step,
  text,
} from './fields.ts';
import type { SchemaContext } from './fields.ts';

const comparison = z
  .strictObject({
    bestFor: text('Who it suits, a few words.', { max: 90 }),
    downPayment: text('Down payment or equity required, with figures as tokens.', { max: 90 }),
    credit: text('Credit score required, with figures as tokens.', { max: 90 }),
    insurance: text('Mortgage insurance, or the fee instead, with figures as tokens.', {
      max: 120,
    }),
    occupancy: text('Which homes it can be used for.', { max: 90 }),
  })
  .describe('Its row in the table that compares programs.');

/**
 * A loan program. Card fields are always needed. The page exists as soon as
 * the entry has a text below the fields; everything under `page` is optional
 * and falls back to what the card says.
 */
export const loanProgramSchema = (context: SchemaContext) =>
  z.strictObject({
    title: text('Name of the program, for example "FHA Loan".', { min: 3, max: 60 }),
    menuLabel: text('Short name for menus and lists, for example "FHA".', { min: 2, max: 30 }),
    group: z
      .enum(['purchase', 'refinance'])
      .describe('Grid it belongs to: purchase loans or refinance options.'),
    order: position('Position in its grid.'),
    icon,
    summary: text('What the card says, one or two sentences.', { min: 30, max: 220 }),
    cardLink: text('Link text on its card, for example "See FHA loans".', {
      min: 5,
      max: 40,
    }).optional(),
    agency: z
      .enum(['FHA', 'VA', 'USDA', 'HUD'])
      .optional()
      .describe('Government agency behind it; adds the line that says we are not affiliated.'),
    page: z
      .strictObject({
        heading: text('Heading of the page.', { min: 5, max: 80 }).optional(),
        ...metaFields,
        description: metaFields.description.optional(),
        keywords: metaFields.keywords.unwrap().optional(),
        lead: text('Introduction under the heading, one to three sentences.', {
          min: 30,
          max: 360,
        }).optional(),
        callToAction: text('Label of the button, for example "Get Started".', {
          min: 3,
          max: 40,
        }).optional(),
        picture: picture(context).optional(),
        facts: z.array(fact).max(8).optional().describe('Facts panel beside the text.'),
        comparison: comparison.optional(),
        steps: z.array(step).max(8).optional().describe('The process, step by step.'),
        faqs: z.array(question).max(8).optional().describe('Common questions about the program.'),
        closing: closing.optional(),
      })
      .optional()
      .describe('Fields that only the page of the program needs.'),
    ...publishingFields,
  });

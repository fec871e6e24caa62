import { z } from 'zod';
import {
  closing,
  icon,
  metaFields,
  picture,
  position,
  publishingFields,
  question,
  text,
} from './fields.ts';
import type { SchemaContext } from './fields.ts';

const figureId = text('File name of a figure without ".json", for example "lender-fees".', {
  max: 60,
});

const common = (context: SchemaContext) => ({
  title: text('Heading of the page.', { min: 8, max: 90 }),
  menuLabel: text('Name in the menu.', { min: 3, max: 40 }),
  menuDescription: text('One line under the name in the menu.', { min: 8, max: 90 }),
  order: position('Position in the menu.'),
  ...metaFields,
  lead: text('Introduction under the heading, one to three sentences.', { min: 30, max: 360 }),
  picture: picture(context).optional(),
  faqs: z.array(question).max(10).optional().describe('Questions at the bottom of the page.'),
  closing,
  ...publishingFields,
});

/** A guide under /resources: one kind for each page, told apart by `kind`. */
export const resourceSchema = (context: SchemaContext) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('calculator').describe('The mortgage calculator.'),
      ...common(context),
    }),
    z.strictObject({
      kind: z.literal('first-time-buyer').describe('The guide in six steps.'),
      ...common(context),
      steps: z
        .array(
          z
            .strictObject({
              number: position('Number of the step.'),
              title: text('Title, starting with a verb.', { min: 5, max: 70 }),
              description: text('What to do and why, two to five sentences.', {
                min: 60,
                max: 700,
              }),
              icon,
            })
            .describe('A numbered step.'),
        )
        .length(6)
        .describe('Exactly six steps.'),
    }),
    z.strictObject({
      kind: z.literal('credit-tips').describe('Credit score tips and bands.'),
      ...common(context),
      bands: z
        .array(
          z
            .strictObject({
              name: text('Name of the band, for example "Good".', { max: 30 }),
              figure: figureId.describe('File name of the figure with the scores for the band.'),
              meaning: text('What it means for a mortgage, one or two sentences.', {
                min: 30,
                max: 320,
              }),
            })
            .describe('A band of credit scores.'),
        )
        .length(4)
        .describe('The four bands.'),
    }),
    z.strictObject({
      kind: z.literal('closing-costs').describe('Closing costs with their breakdown.'),
      ...common(context),
      breakdown: z
        .array(
          z
            .strictObject({
              label: text('Name of the cost.', { min: 4, max: 60 }),
              figure: figureId,
              meaning: text('What it pays for, one or two sentences.', { min: 20, max: 320 }),
            })
            .describe('A line of the breakdown.'),
        )
        .min(2)
        .max(12)
        .describe('Lines of the breakdown.'),
      total: figureId.describe(
        'File name of the figure with the total; must be derived from the lines.',
      ),
    }),
  ]);

import { z } from 'zod';
import { calendarDate, text } from './fields.ts';

/** A customer's review, with proof of where it comes from. Never printed as a rating of the other business. */
export const testimonialSchema = z.strictObject({
  id: text('Short name, for example "review-1".', { max: 40 }).regex(
    /^[a-z0-9-]+$/,
    'must be lower-case letters, digits and hyphens',
  ),
  name: text('Name as the customer allowed it to be printed.', { min: 2, max: 120 }),
  text: text("The review in the customer's words.", { min: 40, max: 420 }),
  rating: z.literal(5).describe('Stars given, always 5.'),
  business: z.enum(['brokerage', 'remodeler']).describe('The business that the review is about.'),
  sample: z.boolean().describe("true while the review is a sample and not a customer's words."),
  source: text('Where the review was given, for example "Google".', { max: 60 }).optional(),
  date: calendarDate('Day of the review.').optional(),
  permission: calendarDate('Day on which the customer allowed us to print it.').optional(),
});

import { z } from 'zod';
import { calendarDate } from './calendar-days.ts';
import { slug, text, webAddress } from './fields.ts';

const address = webAddress('https://www.houzz.com/viewReview/1234567');

/** Where the review was published: a name or an address. */
const source = text(
  'Where the review was posted: a name or a full address, for example "Google".',
  {
    max: 200,
  },
).refine((value) => !/^(?:https?:|\/\/|www\.)/i.test(value) || address.safeParse(value).success, {
  error: 'must be a name, or a full address that starts with "https://"',
});

/** Needs words and a year: a bare date could be made up without looking for the email or the note. */
const permission = text(
  'How and when the customer allowed us to print it, for example "by email, May 4, 2026".',
  { max: 160 },
).refine((value) => /\p{L}{2}/u.test(value) && /\b20\d{2}\b/.test(value), {
  error: 'must have words and a year; a date alone or a "yes" is not enough',
});

/**
 * A customer's review with proof of its origin, which reviewProblems() in tools/ asks
 * for. Never printed as a rating of the other business.
 */
export const testimonialSchema = z.strictObject({
  id: slug('Short name, for example "review-1".', 40),
  name: text('Name, as the customer agreed to have it printed.', { min: 2, max: 120 }),
  text: text("The review in the customer's words.", { min: 40, max: 420 }),
  rating: z.literal(5).describe('Stars given, always 5.'),
  business: z.enum(['brokerage', 'remodeler']).describe('The business that the review is about.'),
  sample: z
    .boolean()
    .describe("On (true) while the review is a sample and not a customer's words."),
  source: source.optional(),
  date: calendarDate('Day of the review, for example "2026-04-28".').optional(),
  permission: permission.optional(),
});

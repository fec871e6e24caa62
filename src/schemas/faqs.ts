import { z } from 'zod';
import { publishingFields, question, slug } from './fields.ts';

/** A question of the FAQ page, with the business it speaks for. */
export const faqSchema = z.strictObject({
  id: slug('Short name, for example "sink-size"; the answer has the address /faqs#sink-size.', 60),
  ...question.shape,
  business: z.enum(['brokerage', 'remodeler']).describe('The business that answers.'),
  ...publishingFields,
});

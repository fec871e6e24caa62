import { z } from 'zod';
import { publishingFields, question, text } from './fields.ts';

/** A question of the FAQ page, with the business it speaks for. */
export const faqSchema = z.strictObject({
  id: text('Short name; the answer is reached at /faqs#short-name.', { max: 60 }).regex(
    /^[a-z0-9-]+$/,
    'must be lower-case letters, digits and hyphens',
  ),
  ...question.shape,
  business: z.enum(['brokerage', 'remodeler']).describe('"brokerage" or "remodeler".'),
  ...publishingFields,
});

import { z } from 'zod';
import { question, text } from './fields';
import type { Reference } from './fields';

/** A question of the FAQ page, with the business it speaks for. */
export const faqSchema = (reference: Reference) =>
  z.strictObject({
    id: text('Short name; the answer is reached at /faqs#short-name.', { max: 60 }).regex(
      /^[a-z0-9-]+$/,
      'must be lower-case letters, digits and hyphens',
    ),
    ...question.shape,
    business: reference('businesses').describe('"brokerage" or "remodeler".'),
  });

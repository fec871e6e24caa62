import { z } from 'zod';
import { slug, text } from './fields.ts';

/** A term of art with its short explanation; uses in texts are found by `forms`. */
export const glossarySchema = z.strictObject({
  id: slug('Short name for addresses, for example "apr".', 40),
  term: text('The term in full, for example "annual percentage rate".', { min: 2, max: 60 }),
  abbreviation: text('Its abbreviation, for example "APR".', { max: 12 }).optional(),
  forms: z
    .array(text('A spelling that counts as a use of the term.', { max: 60 }))
    .min(1)
    .max(12)
    .describe('All spellings that count as a use, as they appear in running text.'),
  definition: text('One or two plain sentences.', { min: 40, max: 400 }),
});

export type GlossaryEntry = z.infer<typeof glossarySchema>;

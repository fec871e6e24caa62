import { z } from 'zod';
import { text } from './fields.ts';

/** Who signs an article: a team or a named person. */
export const authorSchema = z.strictObject({
  name: text('Name as it is printed, for example "Lending Team".', { min: 2, max: 120 }),
  kind: z.enum(['team', 'person']).describe('"team" until the owner names a person.'),
  license: text('NMLS number of a named loan originator.', { max: 20 }).optional(),
});

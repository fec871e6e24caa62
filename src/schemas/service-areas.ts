import { z } from 'zod';
import { slug, text } from './fields.ts';

/** A city of Westchester County that the sister company serves. */
export const serviceAreaSchema = z.strictObject({
  id: slug('Short name, for example "white-plains".', 40),
  city: text('Name of the city or town.', { min: 3, max: 60 }),
  state: z.literal('NY').describe('Always "NY".'),
  zip: z
    .string()
    .regex(
      /^\d{5}( ?[–-] ?\d{5})?(, ?\d{5}( ?[–-] ?\d{5})?)*$/,
      'must be a ZIP code or a range, or several separated by commas, for example "10701-10705, 10710"',
    )
    .overwrite((zips) => zips.replace(/ ?[–-] ?/g, '–').replace(/, ?/g, ', '))
    .describe(
      'ZIP code or range; several, with commas, where one range would include another town.',
    ),
  areaCode: z
    .string('must be three digits in quotes, for example "914"')
    .regex(/^\d{3}$/, 'must be three digits, for example "914"')
    .describe('Phone area code.'),
  description: text('What we do there, one to three sentences.', { min: 40, max: 360 }),
});

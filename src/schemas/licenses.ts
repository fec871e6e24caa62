import { z } from 'zod';
import { text, webAddress } from './fields.ts';

const license = z
  .strictObject({
    kind: text('Kind of license, for example "NMLS ID" or "Ohio certificate of registration".', {
      min: 2,
      max: 60,
    }),
    number: z
      .string('must be text in quotes, for example "123456"')
      .regex(
        /^[A-Za-z\d.-]{3,24}$/,
        'must be 3 to 24 letters, digits, dots, or hyphens, for example "123456"',
      )
      .describe('The number itself, without spaces.'),
    holder: text('Company or person who holds the license, as registered.', { min: 2, max: 120 }),
    state: text('State it covers, for example "Ohio".', { max: 40 }).optional(),
    verifyUrl: webAddress('https://www.example.com/page')
      .describe('Page where anyone can look the license up.')
      .optional(),
  })
  .describe('A license.');

/** Licenses of a business or a person, in the order in which they are printed. Left out, there are none. */
export const licenses = z
  .array(license)
  .min(1, 'must list at least one license; without any, leave the field out')
  .max(8)
  .describe('Licenses, the NMLS ID first.')
  .default([]);

/** A license of a business or a person. */
export type License = z.infer<typeof license>;

import { z } from 'zod';

/** A phone as it is printed. */
export const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like "(614) 555-0148"')
  .describe(
    'Phone as printed, for example "(614) 555-0148"; the link that calls it is made from it.',
  );

/** An email address for visitors. */
export const email = z
  .email('must be an email address, for example "hello@example.com"')
  .describe('Contact email.');

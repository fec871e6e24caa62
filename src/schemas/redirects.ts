import { z } from 'zod';

const oldAddress = /^\/[\w.~-]+(?:\/[\w.~-]+)*$/;
const newAddress = /^(?:\/|(?:\/[\w.~-]+)+|https:\/\/\S+)$/;

/** One address that moved. Hosts answer the old one with the way to the new one, for good. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string('must be an address of this site in quotes, for example "/old-page"')
      .regex(
        oldAddress,
        'must start with "/", end without "/", and hold letters, digits, "-", "_" and "." only, for example "/old-page"',
      )
      .describe('The old address without the name of the site, for example "/old-page".'),
    to: z
      .string('must be the new address in quotes, for example "/about"')
      .regex(newAddress, 'must be a page of this site such as "/about", or start with "https://"')
      .describe('The page that visitors shall see instead, for example "/about".'),
  })
  .describe('A moved address: where it was, where it is.');

/** The editors' list, redirects.json. */
export const redirectsSchema = z.array(redirectSchema).max(1000);

/** Every address that was ever public, published.json. */
export const publishedSchema = z.array(z.string().startsWith('/'));

/** A moved address. */
export type Redirect = z.infer<typeof redirectSchema>;

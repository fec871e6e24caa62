import { z } from 'zod';
import { folder, oldAddressFault } from '../lib/old-address.ts';
import { addressFault, isLoopback, longestAddress } from '../lib/web-address.ts';

const newAddress = new RegExp(`^(?:\\/|(?:${folder})+|https:\\/\\/.+)$`);

/** One address that moved. Hosts answer the old one with the way to the new one, for good. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string('must be an address on this site in quotes, for example "/old-page"')
      .max(longestAddress)
      .superRefine((from, context) => {
        const message = oldAddressFault(from);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      })
      .describe('The old address without the domain, for example "/old-page".'),
    to: z
      .string('must be the new address in quotes, for example "/about"')
      .max(longestAddress)
      .regex(newAddress, 'must be a page on this site, such as "/about", or start with "https://"')
      .superRefine((to, context) => {
        const message = newAddress.test(to) ? targetFault(to) : undefined;
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      })
      .describe('The page visitors should see instead, for example "/about".'),
  })
  .describe('A moved address: the old one and the new one.');

/** What is wrong with a new address; what servers would read as more than an address is refused. */
function targetFault(to: string): string | undefined {
  if (to.startsWith('/')) return undefined;
  const fault = addressFault(to);
  if (fault !== undefined) return `must be a full address that servers can send: this one ${fault}`;
  return isLoopback(new URL(to)) ? "must not lead to the visitor's own computer" : undefined;
}

/** The editors' list, redirects.json. */
export const redirectsSchema = z.array(redirectSchema).max(5000);

/** Every address that was ever public, published.json. */
export const publishedSchema = z.array(z.string().startsWith('/'));

export type Redirect = z.infer<typeof redirectSchema>;

import type { Business } from '../schemas/businesses';

/**
 * Text of `/.well-known/security.txt` (RFC 9116).
 * @throws Error when the brokerage's record has no contact.
 */
export function securityText(contact: Business['security'], site: URL | undefined): string {
  if (!contact) {
    throw new Error(
      'src/content/businesses/brokerage.json has no "security". Add { "email", "validUntil" }.',
    );
  }
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${contact.validUntil}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    '',
  ].join('\n');
}

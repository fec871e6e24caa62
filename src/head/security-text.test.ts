import { expect, it } from 'vitest';
import { securityText } from './security-text';

const site = new URL('https://www.site.test');

it('names the contact, until when it is read, and its own address', () => {
  const contact = { email: 'security@site.test', validUntil: '2027-10-31' };
  expect(securityText(contact, site).split('\n')).toEqual([
    'Contact: mailto:security@site.test',
    'Expires: 2027-10-31T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://www.site.test/.well-known/security.txt',
    '',
  ]);
});

it('stops the build without a contact', () => {
  expect(() => securityText(undefined, site)).toThrow('brokerage.json has no "security"');
});

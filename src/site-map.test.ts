import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from './schemas/collections.ts';
import { addressOf, addressOfEntry, addressOfList, siteMap } from './site-map.ts';

describe('the site map', () => {
  it.each(Object.entries(siteMap))('names what exists for %s', (_name, { collection, layout }) => {
    expect(Object.keys(collections)).toContain(collection);
    expect(existsSync(`src/${layout}`), layout).toBe(true);
  });

  it('gives no address twice', () => {
    const addresses = Object.values(siteMap).map(({ address }) => address);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it.each([
    ['pages', 'home', '/'],
    ['pages', 'not-found', '/404'],
    ['pages', 'help', '/help'],
    ['blog', 'closing-costs', '/blog/closing-costs'],
    ['cities', 'new-albany', '/service-areas/new-albany'],
    ['pages', 'article', undefined],
    ['figures', 'appraisal-fee', undefined],
  ])('knows the address of the entry of %s named %s', (collection, id, address) => {
    expect(addressOfEntry(collection, id)).toBe(address);
  });

  it('knows the page of a kind, and the page that lists a collection', () => {
    expect(addressOf('loan-program', 'fha')).toBe('/loan-programs/fha');
    expect(addressOfList('testimonials')).toBe('/');
    expect(addressOfList('figures')).toBeUndefined();
  });
});

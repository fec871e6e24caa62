import { describe, expect, it } from 'vitest';
import { frameAddress } from './frame-address';

const form = 'https://forms.example.com/widget/form/abc';
const origin = { source: 'header', page: '/loan-programs/fha', campaign: '' };

describe('frameAddress', () => {
  it('says from where the form was opened', () => {
    expect(frameAddress(form, origin)).toBe(`${form}?source=header&page=%2Floan-programs%2Ffha`);
  });

  it('carries the campaign, encoded', () => {
    const address = frameAddress(form, { ...origin, campaign: 'utm_source=a%26b&gclid=c' });
    expect([...new URL(address).searchParams]).toEqual([
      ['utm_source', 'a&b'],
      ['gclid', 'c'],
      ['source', 'header'],
      ['page', '/loan-programs/fha'],
    ]);
  });

  it("keeps what the form's own address says", () => {
    expect(frameAddress(`${form}?layout=wide#top`, origin)).toBe(
      `${form}?layout=wide&source=header&page=%2Floan-programs%2Ffha#top`,
    );
  });

  it('replaces an earlier source in place of adding a second', () => {
    const once = frameAddress(form, origin);
    expect(frameAddress(once, { ...origin, source: 'footer' })).toBe(
      `${form}?source=footer&page=%2Floan-programs%2Ffha`,
    );
  });

  it('cannot be led elsewhere by what a visitor types into the address bar', () => {
    const address = new URL(
      frameAddress(form, { ...origin, page: '/"><script>&source=x//evil.example' }),
    );
    expect(address.origin).toBe('https://forms.example.com');
    expect(address.searchParams.get('source')).toBe('header');
  });
});

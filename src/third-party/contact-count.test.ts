import { describe, expect, it } from 'vitest';
import { countAddress } from './contact-count';

describe('countAddress', () => {
  it.each([
    ['a phone link', { protocol: 'tel:', dataset: {} }, '/count/call?page=%2Fabout'],
    ['an email link', { protocol: 'mailto:', dataset: {} }, '/count/email?page=%2Fabout'],
    [
      'a link that opens a form in a new tab',
      { protocol: 'https:', dataset: { form: 'home-hero' } },
      '/count/form?page=%2Fabout',
    ],
    [
      'a button that opens a form in a dialog',
      { dataset: { source: 'header' } },
      '/count/form?page=%2Fabout',
    ],
  ])('counts %s', (_name, pressed, address) => {
    expect(countAddress(pressed, '/about')).toBe(address);
  });

  it.each([
    ['a link to a page', { protocol: 'https:', dataset: {} }],
    ['any other button', { dataset: {} }],
  ])('leaves out %s', (_name, pressed) => {
    expect(countAddress(pressed, '/about')).toBeUndefined();
  });
});

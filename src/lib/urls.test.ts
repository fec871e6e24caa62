import { describe, expect, test } from 'vitest';
import { absoluteUrl, cleanPath, telHref } from './urls';

describe('the clean path of a page', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about.html', '/about'],
    ['/blog/index.html', '/blog'],
    ['/blog/closing-costs.html', '/blog/closing-costs'],
    ['/service-areas/new-albany', '/service-areas/new-albany'],
  ])('of %s is %s', (pathname, path) => {
    expect(cleanPath(pathname)).toBe(path);
  });

  test('keeps a name that only looks like a file ending', () => {
    expect(cleanPath('/blog/what-is-html')).toBe('/blog/what-is-html');
  });
});

test.each([
  ['/', 'https://www.example.com', 'https://www.example.com/'],
  ['/about', new URL('https://www.example.com/'), 'https://www.example.com/about'],
])('%s on %s is %s', (path, site, address) => {
  expect(absoluteUrl(path, site)).toBe(address);
});

test('a phone as printed gives its tel: link with the country code', () => {
  expect(telHref('(614) 555-0148')).toBe('tel:+16145550148');
});

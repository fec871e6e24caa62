import { describe, expect, it } from 'vitest';
import { cleanAddress, isPrivate, readTarget } from './address.ts';

describe('the one address of a page', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/blog/one.html', '/blog/one'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/robots.txt', '/robots.txt'],
  ])('%s is %s', (asked, clean) => {
    expect(cleanAddress(asked)).toBe(clean);
  });
});

describe('reading what a request asks for', () => {
  it('separates path and query, and decodes the path only', () => {
    expect(readTarget('/a%20b?x=%20&y')).toEqual({ pathname: '/a b', query: '?x=%20&y' });
  });

  it.each([
    ['another host', 'http://evil.example/'],
    ['a climb out of the folder', '/../package.json'],
    ['an encoded climb', '/%2e%2e/package.json'],
    ['a climb with encoded slashes', '/..%2f..%2fetc/passwd'],
    ['malformed encoding', '/%E0%A4%A'],
    ['a NUL', '/about%00.html'],
    ['a line break', '/a%0d%0aSet-Cookie:x'],
    ['a backslash', '/..%5cpackage.json'],
    ['nothing', ''],
  ])('refuses %s', (_case, target) => {
    expect(readTarget(target)).toBeUndefined();
  });
});

describe('files that a host keeps to itself', () => {
  it.each(['/.env', '/.git/config', '/a/.hidden/b', '/_headers', '/_redirects', '/.well-known/.x'])(
    '%s is private',
    (path) => {
      expect(isPrivate(path)).toBe(true);
    },
  );

  it.each(['/', '/about', '/.well-known/security.txt', '/_astro/a.css'])('%s is public', (path) => {
    expect(isPrivate(path)).toBe(false);
  });
});

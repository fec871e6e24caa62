import { describe, expect, it } from 'vitest';
import { redirectSchema, redirectsSchema } from './redirects';

describe('a moved address', () => {
  it.each([
    ['/old', '/new'],
    ['/Old_Page/index.php', '/'],
    ['/old', 'https://kitchens.test/a?b'],
    ['/a', 'https://kitchens.test'],
    ['/...', '/a..b'],
    ['/about-us.html', '/rss.xml'],
    ['/category/x', '/Blog'],
    [`/${'a'.repeat(1999)}`, '/about'],
    ['/old', 'https://KÜchen.test:8443/ä?q=it%27s;a,b#c'],
    ['/old', 'https://en.encyclopedia.test/wiki/Help:Contents_(all)'],
  ])('may lead from %s to %s', (from, to) => {
    expect(redirectSchema.safeParse({ from, to }).success).toBe(true);
  });

  it.each([
    ['old', '/new', 'from'],
    ['/old/', '/new', 'from'],
    ['/', '/new', 'from'],
    ['/old?page=1', '/new', 'from'],
    ['/old page', '/new', 'from'],
    ['/old/*', '/new', 'from'],
    ['https://example.test/old', '/new', 'from'],
    ['/old', 'new', 'to'],
    ['/old', '/new/', 'to'],
    ['/old', '//evil.test', 'to'],
    ['/old', 'http://example.test/', 'to'],
    ['/old', 'javascript:alert(1)', 'to'],
  ])('may not lead from %s to %s', (from, to, field) => {
    const { error } = redirectSchema.safeParse({ from, to });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it.each([
    '/old/../../etc/passwd',
    '/..',
    '/.',
    '/a/./b',
    '/%2e%2e/a',
    '/a%2fb',
    '/$http_cookie',
    '/{$HOME}',
    '/{path}',
    '/a;b',
    '/a"b',
    "/a'b",
    '/a\\b',
    '/a`b',
    '/a\nb',
    '/a\u0000b',
    '/a:b',
    '/a#b',
    '//evil.example',
    '/ä',
    `/${'a'.repeat(2000)}`,
  ])('may not be at %j', (from) => {
    const { error } = redirectSchema.safeParse({ from, to: '/about' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['from']]);
  });

  it.each([
    ['/?p=123', 'answers with the home page'],
    ['/?page_id=5', 'the host needs a rule'],
    ['/index.php?id=7', 'for example "/index.php"'],
    ['/page.aspx?x', 'for example "/page.aspx"'],
    ['/blog/?cat=3', 'ignores it'],
    ['/#!/about', 'browsers never send'],
    ['/help#contact', 'Delete the entry'],
    ['/category/x/', 'for example "/category/x"'],
    ['/feed/', 'for example "/feed"'],
    ['/', 'home page'],
    ['/category/*', 'list each address'],
    ['/blog/:slug', 'list each address'],
    ['/old%20page', 'encoded characters'],
    ['/über-uns', 'encoded characters'],
    ['/old page', 'encoded characters'],
    ['old-page', 'for example "/old-page"'],
    ['https://www.site.test/old/', 'without the domain, for example "/old"'],
    ['/a/../b', 'without a folder "." or ".."'],
  ])('is told what to do about %s', (from, words) => {
    const { error } = redirectSchema.safeParse({ from, to: '/about' });
    expect(error?.issues.map(({ message }) => message).join()).toContain(words);
    expect(error?.issues[0]?.message).toMatch(/^must /);
  });

  it.each([
    '/../about',
    '/a/%2e%2e/b',
    '/$http_cookie',
    '/{http.request.uri}',
    '///evil.example',
    '/\\evil.example',
    'https://$http_cookie',
    'https://kitchens.test/$http_cookie',
    'https://kitchens.test/{$HOME}',
    'https://kitchens.test/{env.HOME}',
    'https://%%%',
    'https://kitchens.test/%',
    'https://a:b@kitchens.test/',
    'https://@kitchens.test/',
    'https://kitchens.test/a b',
    'https://kitchens.test/a\r\nSet-Cookie:a',
    'https://kitchens.test/"a',
    'https://kitchens.test/a\\b',
    'https://kitchens.test/`a`',
    'https://kitchens.test/a/../b',
    'https://kitchens.test/a/%2E./b',
    'https://kitchens.test/a%2fb',
    'https://kitchens.test/a%5Cb',
    'https:kitchens.test/',
    'https:///kitchens.test/',
    'https://*.kitchens.test/',
    'https://a;b.test/',
    'https://[::1]/',
    'https://[2001:db8::1]/',
    'https://localhost/',
    'https://192.168.0.1/',
    'data:text/html,a',
    ' https://kitchens.test/',
    `https://kitchens.test/${'a'.repeat(2000)}`,
  ])('may not lead to %j', (to) => {
    const { error } = redirectSchema.safeParse({ from: '/old', to });
    expect(new Set(error?.issues.map(({ path }) => path.join()))).toEqual(new Set(['to']));
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/^(?:must |Too big)/);
  });

  it('has no further fields', () => {
    expect(redirectsSchema.safeParse([{ from: '/old', to: '/new', status: 302 }]).success).toBe(
      false,
    );
  });
});

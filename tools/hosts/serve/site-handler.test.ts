import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask as askPort, type Asking } from '../../dev/test-hosts/ask.ts';
import { headerRules, type HostDescription } from '../config/description.ts';
import { writeHostFiles } from '../config/write-host-files.ts';
import { listenOnLoopback, type Listening } from './listen.ts';
import { createSiteHandler } from './site-handler.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(root, 'dist');
const files: Record<string, string | Buffer> = {
  'index.html': '<title>Home</title>',
  'about.html': '<title>About</title>',
  'about.html.br': brotliCompressSync('<title>About</title>'),
  'about.html.gz': gzipSync('<title>About</title>'),
  'blog.html': '<title>Blog</title>',
  'blog/one.html': '<title>One</title>',
  '404.html': '<title>Not found</title>',
  '404.html.br': brotliCompressSync('<title>Not found</title>'),
  'robots.txt': '0123456789',
  '_astro/app.abc123.css': 'a{}',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: x',
  _headers: '/*\n  X-Test: all\n',
};
const description: HostDescription = {
  rules: [
    ...headerRules([['X-Test', 'all']]),
    { path: '/robots.txt', headers: [['Cache-Control', 'no-store']] },
  ],
  redirects: [
    { from: '/old.php', to: '/about' },
    { from: '/old-help', to: 'https://kitchens.test/a?b=1' },
  ],
  siteName: 'www.site.test',
};
let site: Listening;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  await writeHostFiles(folder, description);
  site = await listenOnLoopback(createSiteHandler(folder), 0);
});

afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});

const ask = (path: string, asking?: Asking) => askPort(site.port, path, asking);

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/blog', 'Blog'],
    ['/blog/one?utm_source=x', 'One'],
  ])('%s answers 200', async (path, title) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: `<title>${title}</title>` });
  });

  it.each([
    ['/about/?a=1&b', '/about?a=1&b'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/blog/', '/blog'],
    ['/blog/one/index.html', '/blog/one'],
    ['//about', '/about'],
    ['/index', '/'],
  ])('%s is sent to its one address', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, headers: { location } });
  });

  it.each([
    ['/old.php', '/about'],
    ['/old.php/', '/about'],
    ['/old.php?utm_source=a', '/about?utm_source=a'],
    ['/old-help?utm_source=a', 'https://kitchens.test/a?b=1'],
  ])('%s has moved to %s for good', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each([
    '/nope',
    '/nope/',
    '/nope.html',
    '/404',
    '/About',
    '/robots.txt/',
    '/_astro',
    '/_astro/',
    '/.env',
    '/.git/config',
    '/a/.hidden/b',
    '/.well-known/.hidden',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '//evil.example/',
    `/${'a'.repeat(10_000)}`,
  ])('%.40s answers 404 with the not-found page', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '<title>Not found</title>' });
  });

  it.each([
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/..%5cpackage.json',
    '/..%2f',
    '/about%',
    '/%E0%A4%A',
    '/%zz',
    '/%FF',
    '/%00',
    '/a%00',
    '/a%0d%0aSet-Cookie:x',
    'http://evil.example/',
  ])('%s answers 400 with the not-found page and the headers of the site', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 400,
      headers: { 'x-test': 'all', 'content-type': 'text/html; charset=utf-8' },
      body: '<title>Not found</title>',
    });
  });

  it('serves /.well-known/', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
  });
});

describe('methods and headers', () => {
  it('answers HEAD like GET, without a body', async () => {
    const { status, headers, body } = await ask('/about', { method: 'HEAD' });
    expect({ status, length: headers['content-length'], body }).toEqual({
      status: 200,
      length: '20',
      body: '',
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect(await ask('/about', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', 'x-test': 'all' },
    });
  });

  it.each([
    ['/about', 'public, max-age=0, must-revalidate'],
    ['/nope', 'public, max-age=0, must-revalidate'],
    ['/_astro/app.abc123.css', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'no-store'],
  ])('%s may be cached: %s', async (path, expected) => {
    expect((await ask(path)).headers['cache-control']).toBe(expected);
  });

  it.each(['/', '/nope', '/about/'])(
    'sends the headers of the description for %s',
    async (path) => {
      expect((await ask(path)).headers['x-test']).toBe('all');
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0.1', 'br'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR ; Q=0 , GZIP', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *;q=0.2', 'br'],
  ])('sends the best copy to those who accept "%s"', async (accepted, encoding) => {
    const { headers } = await ask('/about', { headers: { 'Accept-Encoding': accepted } });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  });

  it.each([
    '',
    'identity',
    'br;q=0',
    'br; q=0.000, gzip;q=0',
    '*;q=0',
    'identity, br;q=0.5',
    'br;q=x',
    'broccoli',
  ])('sends the plain file to those who accept "%s"', async (accepted) => {
    const { headers, body } = await ask('/about', { headers: { 'Accept-Encoding': accepted } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect({ body, vary: headers.vary }).toEqual({
      body: '<title>About</title>',
      vary: 'Accept-Encoding',
    });
  });

  it.each(['TAG', 'W/TAG', '"other", TAG', 'W/TAG , "other"', '*'])(
    'answers 304 when the copy is still good (If-None-Match: %s)',
    async (condition) => {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const accepted = { 'Accept-Encoding': encoding };
        const tag = String((await ask('/about', { headers: accepted })).headers.etag);
        const sent = { ...accepted, 'If-None-Match': condition.replace('TAG', tag) };
        expect(await ask('/about', { headers: sent })).toMatchObject({
          status: 304,
          headers: { vary: 'Accept-Encoding', etag: tag, 'x-test': 'all' },
          body: '',
        });
      }
    },
  );

  it('sends the page when the copy is another one', async () => {
    const { headers } = await ask('/about', { headers: { 'Accept-Encoding': 'br' } });
    for (const tag of [String(headers.etag), '"other"', 'other', '']) {
      const { status } = await ask('/about', { headers: { 'If-None-Match': tag } });
      expect(status).toBe(200);
    }
  });

  it('sends the not-found page whole, whatever is known of it, and compressed', async () => {
    const { headers } = await ask('/nope', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    for (const asked of [{ 'If-None-Match': '*' }, { Range: 'bytes=0-3' }] as const) {
      const { status, body } = await ask('/nope', { headers: asked });
      expect({ status, body }).toEqual({ status: 404, body: '<title>Not found</title>' });
    }
  });

  it.each(['bytes=2-4', 'bytes=-3', 'bytes=99-', 'lines=1-2'])(
    'sends the whole file when asked for %s',
    async (range) => {
      const answer = await ask('/robots.txt', { headers: { Range: range } });
      expect(answer).toMatchObject({ status: 200, body: '0123456789' });
    },
  );
});

it('refuses a folder without a built site', () => {
  expect(() => createSiteHandler(tmpdir())).toThrow('Run "npm run build" first.');
});

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Asking } from '../../tools/dev/test-hosts/ask.ts';
import type { RunningServer } from '../../tools/dev/test-hosts/run.ts';
import { copySite, type HostedSite } from '../../tools/dev/test-hosts/site.ts';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { redirectsFile } from '../../tools/hosts/config/netlify-cloudflare.ts';
import { hosts } from './expectations.ts';
import {
  addressesWithQuery,
  allAddresses,
  fewAddresses,
  manyAddresses,
} from './moved-addresses.ts';

const sitemap = readFileSync(`${testSiteFolder}/sitemap-0.xml`, 'utf8');
const routes = [...sitemap.matchAll(/<loc>(?<address>[^<]+)/g)].map(
  ({ groups }) => new URL(groups?.address ?? '').pathname,
);
const home = readFileSync(`${testSiteFolder}/index.html`, 'utf8');
const hashed = /\/_astro\/[\w./-]+\.(?:css|js|woff2)/.exec(home)?.[0] ?? '';
const picture = /\/_astro\/[\w./-]+\.(?:avif|webp)/.exec(home)?.[0] ?? '';
const revalidated = 'public, max-age=0, must-revalidate';
const notFound = 'Oops! Page not found';

let site: HostedSite;
beforeAll(async () => {
  site = await copySite('hosts', allAddresses);
  // Cloudflare, which alone reads this file here, takes 2,000 lines.
  writeFileSync(
    `${site.folder}/_redirects`,
    redirectsFile([...fewAddresses, ...addressesWithQuery]),
  );
});

// Together, because most of the time is spent waiting for an answer.
describe.concurrent.each(hosts)('$name', (host) => {
  let server: RunningServer;
  const get = (path: string, asking?: Asking) => ask(server.port, path, asking);

  beforeAll(async () => {
    server = await host.start(site);
  }, 180_000);
  afterAll(async () => {
    await server.stop();
  });

  it.each(routes)('%s answers 200 with its page', async (route) => {
    const { status, headers, body } = await get(route);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(body).toContain(`${route === '/' ? '/' : route}"`);
    expect(body).not.toContain(notFound);
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html?a=1&b', '/about?a=1&b'],
    ['/index.html', '/'],
    ['/index.html?a=1&b', '/?a=1&b'],
    ['/blog/', '/blog'],
    ['/blog/closing-costs.html', '/blog/closing-costs'],
    ['/blog/closing-costs/', '/blog/closing-costs'],
  ])('%s is sent to the one address %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: host.otherSpelling, headers: { location } });
  });

  it.each(host.takesAllAddresses ? [...fewAddresses, ...manyAddresses] : fewAddresses)(
    '$from.length characters, $from, have moved to $to for good',
    async ({ from, to }) => {
      const answers = await Promise.all(
        [from, `${from}/`, `${from}?utm_source=a`].map((path) => get(path)),
      );
      expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
        [301, to],
        [301, to],
        [301, `${to}?utm_source=a`],
      ]);
    },
  );

  it.each(addressesWithQuery)(
    'leaves the query or fragment of $to as it is',
    async ({ from, to }) => {
      expect(await get(from)).toMatchObject({ status: 301, headers: { location: to } });
      const { headers } = await get(`${from}?utm_source=a`);
      expect(headers.location).toMatch(to.includes('?') ? to : /^https:\/\/kitchens\.test\/a/);
    },
  );

  it.each(['/shop/page-1.php', '/shop/page-99999.php', '/oldXpage_1~-', '/aaaa'])(
    'sends %s nowhere',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is not warned of a moved address', () => {
    // Caddy tells of its own matters.
    if (host.name === 'nginx') expect(server.output()).toBe('');
  });

  it.each(['/nope', '/nope/', '/nope.html', '/loan-programs/usda', '/About', '/blog/nope?x=1'])(
    '%s answers 404 with the not-found page',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect({ status, cached: headers['cache-control'] }).toEqual({
        status: 404,
        cached: revalidated,
      });
      expect(body).toContain(notFound);
    },
  );

  it('the not-found page is no page of its own', async () => {
    expect((await get('/404')).status).toBe(host.notFoundPage);
  });

  it.each(['/.env', '/.git/config', '/.well-known/.hidden', '/_headers', '/_redirects'])(
    '%s stays private',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).not.toContain('secret');
    },
  );

  it.each(['/_astro/', '/_astro', '/robots.txt/', `${hashed}/`])(
    '%s lists no folder and is no second address of a file',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ['an encoded climb', '/%2e%2e/%2e%2e/etc/passwd'],
    ['a climb with an encoded slash', '/..%2f..%2fetc/passwd'],
    ['doubled slashes', '//about'],
    ['what looks like another host', '//evil.example/'],
    ['a NUL', '/about%00'],
    ['a line break', '/a%0d%0aX-Evil:1'],
    ['broken encoding', '/%E0%A4%A'],
    ['10 kB', `/${'a'.repeat(10_000)}`],
    ['a slash at the end, encoded', '/nope%2F'],
    ['what is no text', '/%FF'],
  ])('%s never answers 200, nor leads to another host', async (_case, path) => {
    const { status, headers, body } = await get(path);
    expect(host.oddAddress).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    expect(headers).not.toHaveProperty('x-evil');
    expect(body).not.toContain('root:');
  });

  it.each([
    ...['/', '/nope', '/about/', '/old-page.php', '/robots.txt', '/rss.xml', '/guide.pdf', hashed],
    ...host.malformed.ours,
  ])('%s carries every header, "noindex" for a preview too', async (path) => {
    const { headers } = await get(path);
    const everywhere = site.description.rules.find((rule) => rule.path === '/*')?.headers ?? [];
    expect(everywhere.length).toBeGreaterThan(5);
    expect(headers).toMatchObject(
      Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it.each([
    ...['/og/home.jpg', '/favicon.ico', '/favicon.svg', '/icon-192.png', '/icon-512.png'],
    ...['/apple-touch-icon.png', picture, ...(host.capitals ? ['/TEAM.PNG'] : [])],
  ])('%s may be shown by other sites', async (path) => {
    const { headers } = await get(path);
    const again = { 'If-None-Match': headers.etag ?? '' };
    for (const asking of [{}, { method: 'HEAD' }, { headers: again }]) {
      const answer = await get(path, asking);
      expect(answer.status).toBe('headers' in asking ? 304 : 200);
      expect(answer.headers).toMatchObject({
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      });
    }
  });

  it.each(['/', '/about', '/rss.xml', '/manifest.webmanifest', '/guide.pdf', hashed])(
    '%s may not be used by other sites',
    async (path) => {
      const { status, headers } = await get(path);
      expect({ status, policy: headers['cross-origin-resource-policy'] }).toEqual({
        status: 200,
        policy: 'same-origin',
      });
    },
  );

  it.each([
    ['/', revalidated],
    ['/robots.txt', revalidated],
    [picture, 'public, max-age=31536000, immutable'],
    [hashed, 'public, max-age=31536000, immutable'],
  ])('%s may be kept: %s', async (path, expected) => {
    expect((await get(path)).headers['cache-control']).toBe(expected);
  });

  it.each(['identity', 'gzip', 'br', 'br;q=0, gzip;q=0', 'gzip;q=0, *'])(
    'says that a file varies with the encoding, and answers 304 when the copy is still good: %s',
    async (encoding) => {
      const accepted = { 'Accept-Encoding': encoding };
      for (const path of ['/about', hashed]) {
        const { status, headers } = await get(path, { headers: accepted });
        expect({ status, vary: headers.vary }).toEqual({ status: 200, vary: 'Accept-Encoding' });
        const refused = encoding.includes('br;q=0') ? /./ : /gzip/;
        if (encoding.includes('q=0'))
          expect(headers['content-encoding'] ?? '').not.toMatch(refused);
        const tags = host.conditions.map((one) => one.replace('TAG', headers.etag ?? ''));
        const again = await Promise.all(
          tags.map((tag) => get(path, { headers: { ...accepted, 'If-None-Match': tag } })),
        );
        for (const answer of again) {
          expect(answer.status).toBe(304);
          expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', etag: headers.etag });
        }
      }
    },
  );

  it('sends the not-found page whole and compressed, whatever is known of it', async () => {
    const { headers, bytes } = await get('/nope', { headers: { 'Accept-Encoding': 'gzip' } });
    expect({ encoding: headers['content-encoding'], vary: headers.vary }).toEqual({
      encoding: 'gzip',
      vary: 'Accept-Encoding',
    });
    for (const asked of [{ 'If-None-Match': '*' }, { Range: 'bytes=0-9' }] as const) {
      const { status, body } = await get('/nope', { headers: asked });
      expect({ status, whole: body.length > bytes }).toEqual({ status: 404, whole: true });
    }
  });

  it('sends compressed copies to those who accept them, and plain files to others', async () => {
    const { name, copy } = host.encoding;
    const { headers, bytes } = await get('/about', { headers: { 'Accept-Encoding': name } });
    expect(headers['content-encoding']).toBe(name);
    if (copy) {
      expect(bytes).toBe(statSync(`${site.folder}/about.html.${copy}`).size);
    }
    expect((await get('/about')).headers).not.toHaveProperty('content-encoding');
  });

  it('sends speculation rules as such', async () => {
    const { headers } = await get('/speculation-rules.json');
    expect(headers['content-type']).toBe('application/speculationrules+json');
  });

  it('answers HEAD like GET, without a body', async () => {
    const { status, headers, body } = await get('/about', { method: 'HEAD' });
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers).toHaveProperty('content-security-policy');
  });

  it('answers a request for a part', async () => {
    const { status, body } = await get('/robots.txt', { headers: { Range: 'bytes=0-9' } });
    expect(status).toBe(host.range);
    expect(body.startsWith('User-agent')).toBe(true);
  });

  it.each(host.malformed.ours)('%.40s answers with the not-found page', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body).toContain(notFound);
  });

  it.each(host.malformed.theirs)('%s is answered by the server itself', async (path) => {
    expect((await get(path)).status).toBe(host.malformed.status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await get('/about', { method });
    expect(status).toBe(405);
    expect((await get('/count/call', { method })).status).toBe(405);
    if (host.namesMethods) expect(headers.allow).toBe('GET, HEAD');
  });
});

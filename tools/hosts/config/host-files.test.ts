import { describe, expect, it } from 'vitest';
import { caddyfile } from './caddy';
import { headerRules, type HostDescription } from './description';
import { nginxConfiguration } from './nginx';
import { headersFile, redirectsFile, redirectsWarning } from './netlify-cloudflare';
import { staticWebAppsJson } from './static-web-apps';
import { vercelJson } from './vercel';

const pictures = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

const description: HostDescription = {
  rules: headerRules([
    ['Content-Security-Policy', "default-src 'none'"],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Speculation-Rules', '"/speculation-rules.json"'],
  ]),
  redirects: [{ from: '/old.php', to: '/about' }],
  siteName: 'www.site.test',
};

describe('_headers', () => {
  it('has one block for each address', () => {
    expect(headersFile(description.rules)).toBe(`/*
  Content-Security-Policy: default-src 'none'
  Cross-Origin-Resource-Policy: same-origin
  Speculation-Rules: "/speculation-rules.json"
  Vary: Accept-Encoding
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/speculation-rules.json
  Content-Type: application/speculationrules+json
${pictures.map((ending) => `/*.${ending}\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n`).join('')}`);
  });

  it('says what to do when a line is longer than Cloudflare reads', () => {
    const rules = headerRules([['Content-Security-Policy', 'x'.repeat(2000)]]);
    expect(() => headersFile(rules)).toThrow(
      /^_headers: the line "  Content-Security-Policy: .*has 2027 characters.*put component scripts together/,
    );
  });
});

it('_redirects leads both spellings of an old address to the new one, for good', () => {
  expect(redirectsFile(description.redirects).split('\n')).toEqual([
    '# Written by the build from src/content/redirects/redirects.json.',
    '/old.php /about 301',
    '/old.php/ /about 301',
    '',
  ]);
});

it('vercel.json holds clean addresses, headers and redirects', () => {
  expect(JSON.parse(vercelJson(description))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: [{ key: 'Content-Security-Policy' }, {}, {}] },
      { headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }] },
      { source: '/_astro/(.*)' },
      { source: '/speculation-rules.json' },
      ...pictures.map((ending) => ({
        source: `/(.*).${ending}`,
        headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
      })),
    ],
    redirects: [{ source: '/old.php', destination: '/about', statusCode: 301 }],
  });
});

it('vercel.json names moved files as Vercel sees them, without ".html"', () => {
  const redirects = ['/team.html', '/blog/index.html'].map((from) => ({ from, to: '/about' }));
  expect(JSON.parse(vercelJson({ ...description, redirects }))).toMatchObject({
    redirects: [{ source: '/team' }, { source: '/blog' }],
  });
});

it('vercel.json gives no address two resource policies', () => {
  const { headers } = JSON.parse(vercelJson(description)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const policies = (path: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers)
      .filter(({ key }) => key === 'Cross-Origin-Resource-Policy')
      .map(({ value }) => value);
  for (const path of ['/', '/about', '/_astro/a.js', '/png', '/a.png/b', '/rss.xml'])
    expect(policies(path), path).toEqual(['same-origin']);
  for (const path of ['/og/home.jpg', '/favicon.ico', '/_astro/a.webp'])
    expect(policies(path), path).toEqual(['cross-origin']);
});

it('staticwebapp.config.json holds headers, redirects and the not-found page', () => {
  expect(JSON.parse(staticWebAppsJson(description))).toMatchObject({
    trailingSlash: 'never',
    globalHeaders: { 'Content-Security-Policy': "default-src 'none'" },
    routes: [
      { route: '/old.php', redirect: '/about', statusCode: 301 },
      {
        route: `/_astro/*.{${pictures.join(',')}}`,
        headers: {
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      },
      {
        route: `/*.{${pictures.join(',')}}`,
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      },
      { route: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { route: '/speculation-rules.json' },
    ],
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  });
});

describe('the moved addresses for Cloudflare', () => {
  const many = (length: number, from = '/old') =>
    Array.from({ length }, (_, index) => ({ from: `${from}-${index}`, to: '/about' }));

  it.each([
    ['1,000', many(1000), undefined],
    ['1,001', many(1001), '1001 moved addresses, two lines of _redirects each'],
    ['a long one', many(1, `/${'a'.repeat(900)}`), undefined],
    [
      'too long a one',
      many(1, `/${'a'.repeat(1000)}`),
      'a line of _redirects with 1014 characters',
    ],
  ])('are too many or too long: %s', (_case, redirects, found) => {
    const warning = redirectsWarning(redirects);
    expect(warning?.split('\n')[1]).toBe(found && `  Found:   ${found}`);
  });

  it('begin with the spellings that were public', () => {
    const [, first, second] = redirectsFile(many(2)).split('\n');
    expect([first, second]).toEqual(['/old-0 /about 301', '/old-1 /about 301']);
  });
});

describe('server configurations', () => {
  it.each(['/a$host', '/a\nb'])('of nginx refuse to be written with %j', (to) => {
    const redirects = [{ from: '/old', to }];
    expect(() => nginxConfiguration({ ...description, redirects })).toThrow('nginx would read');
  });

  it.each(['/a{path}', '/a\nb'])('of Caddy refuse to be written with %j', (to) => {
    const redirects = [{ from: '/old', to }];
    expect(() => caddyfile({ ...description, redirects })).toThrow('Caddy would read');
  });

  it.each([
    ['nginx', nginxConfiguration(description)],
    ['Caddy', caddyfile(description)],
  ])('of %s quote values and name site and folder', (_name, configuration) => {
    expect(configuration).toContain(`Content-Security-Policy "default-src 'none'"`);
    expect(configuration).toContain('Speculation-Rules "\\"/speculation-rules.json\\""');
    expect(configuration).toContain('www.site.test');
    expect(configuration).toContain('/srv/site');
  });
});

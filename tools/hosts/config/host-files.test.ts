import { describe, expect, it } from 'vitest';
import { caddyfile } from './caddy';
import { headerRules, type HostDescription } from './description';
import { headersFile } from './headers-file';
import { nginxConfiguration } from './nginx';
import { redirectsFile } from './redirects-file';
import { staticWebAppsJson } from './static-web-apps';
import { vercelJson } from './vercel';

const description: HostDescription = {
  rules: headerRules([
    ['Content-Security-Policy', "default-src 'none'"],
    ['Speculation-Rules', '"/speculation-rules.json"'],
  ]),
  redirects: [{ from: '/old.php', to: '/about' }],
  siteName: 'www.site.test',
};

describe('_headers', () => {
  it('has one block for each address', () => {
    expect(headersFile(description.rules)).toBe(`/*
  Content-Security-Policy: default-src 'none'
  Speculation-Rules: "/speculation-rules.json"
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/speculation-rules.json
  Content-Type: application/speculationrules+json
`);
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
      { source: '/(.*)', headers: [{ key: 'Content-Security-Policy' }, {}] },
      { source: '/_astro/(.*)' },
      { source: '/speculation-rules.json' },
    ],
    redirects: [{ source: '/old.php', destination: '/about', statusCode: 301 }],
  });
});

it('staticwebapp.config.json holds headers, redirects and the not-found page', () => {
  expect(JSON.parse(staticWebAppsJson(description))).toMatchObject({
    trailingSlash: 'never',
    globalHeaders: { 'Content-Security-Policy': "default-src 'none'" },
    routes: [
      { route: '/old.php', redirect: '/about', statusCode: 301 },
      { route: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { route: '/speculation-rules.json' },
    ],
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  });
});

describe('server configurations', () => {
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

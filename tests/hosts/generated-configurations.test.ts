/** What the content check and the check of the settings accept starts on each server, and works. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../tools/dev/test-hosts/ask.ts';
import type { RunningServer } from '../../tools/dev/test-hosts/run.ts';
import { startNginxByGuide } from '../../tools/dev/test-hosts/servers.ts';
import { smallSite } from '../../tools/dev/test-hosts/site.ts';
import { headerRules } from '../../tools/hosts/config/description.ts';
import { redirectsSchema } from '../../src/schemas/redirects.ts';
import { readEnvironment } from '../../src/third-party/environment.ts';
import { hosts } from './expectations.ts';

const rules = headerRules([['Cross-Origin-Resource-Policy', 'same-origin']]);

const ofLength = (length: number) => `/${'a'.repeat(length - 1)}`;
const lengths = [2, 3, 40, 46, 47, 63, 64, 65, 127, 128, 200, 500, 900].map((length) => ({
  from: ofLength(length),
  to: '/about',
}));
const longest = { from: `/${'.a'.repeat(999)}.`, to: `https://kitchens.test/${'b'.repeat(1978)}` };
/** Everything that an address may hold, and some that looks like a program. */
const unusual = [
  { from: '/old.page_1~-', to: '/about' },
  { from: '/...', to: '/about' },
  { from: '/default', to: '/about' },
  { from: '/hostnames', to: '/about' },
  { from: '/Old', to: 'https://kitchens.test/Help:Contents_(all);a,b*+!' },
  { from: '/quotes', to: "https://kitchens.test/it's" },
  { from: '/percent', to: 'https://kitchens.test/a%20b%C3%A4' },
  { from: '/port', to: 'https://xn--kchen-kva.test:8443/' },
];
const withQuery = [
  { from: '/query', to: 'https://kitchens.test/a?b=1' },
  { from: '/place', to: 'https://kitchens.test/a#b' },
];
const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    from: `/shop/page-${from + index}.php`,
    to: '/about',
  }));
const few = [...lengths, ...unusual, ...withQuery];
/** As many as the content check accepts. */
const all = [...few, longest, ...many(few.length + 1, 5000)];

describe.each(hosts)('$name with 5,000 moved addresses', (host) => {
  const takesAll = host.name !== 'Cloudflare Workers';
  let server: RunningServer;
  beforeAll(async () => {
    const description = { rules, redirects: redirectsSchema.parse(all), siteName: 'www.site.test' };
    server = await host.start(await smallSite(`many-${host.name}`, description));
  }, 180_000);
  afterAll(async () => {
    await server.stop();
  });

  it.each(lengths)('sends an address of $from.length characters on', async ({ from, to }) => {
    expect(await ask(server.port, from)).toMatchObject({ status: 301, headers: { location: to } });
  });

  it.each([...unusual, ...withQuery])('sends $from to $to', async ({ from, to }) => {
    expect(await ask(server.port, from)).toMatchObject({ status: 301, headers: { location: to } });
  });

  it('sends the longest and the last to theirs', async () => {
    if (!takesAll) return;
    for (const { from, to } of [longest, ...all.slice(-1)]) {
      for (const path of [from, `${from}/`]) {
        const { status, headers } = await ask(server.port, path);
        expect({ status, to: headers.location }).toEqual({ status: 301, to });
      }
    }
  });

  it.each(withQuery)('leaves the query or the place of $to as it is', async ({ from, to }) => {
    const { headers } = await ask(server.port, `${from}?utm_source=a`);
    expect(headers.location).toMatch(to.includes('?') ? to : /^https:\/\/kitchens\.test\/a/);
  });

  it.each(['/about', '/'])('answers %s as before', async (path) => {
    expect((await ask(server.port, path)).status).toBe(200);
  });

  it.each(['/shop/page-1.php', '/shop/page-99999.php', '/oldXpage_1~-', '/aaaa'])(
    'sends %s nowhere',
    async (path) => {
      expect((await ask(server.port, path)).status).toBe(404);
    },
  );

  it('is not warned of any', () => {
    // Caddy tells of its own matters.
    if (host.name === 'nginx') expect(server.output()).toBe('');
  });
});

const label = 'a'.repeat(63);
const names = [
  'https://x.io',
  `https://${label}.example.com`,
  `https://${label}.${label}.${label}.${'b'.repeat(57)}.com`,
  'https://MÜNCHEN.example.com',
  'http://localhost:4321',
  'http://[::1]:4321',
].map((address) => readEnvironment({ SITE_URL: address }).SITE_URL?.hostname ?? '');

describe('a name of the site', () => {
  it.each(names)('%s starts nginx, also beside another site', async (siteName) => {
    const site = await smallSite('name', { rules, redirects: [], siteName });
    const server = await startNginxByGuide(site, {
      inServer: () => '',
      besideServer: ({ port }) =>
        `server { listen 127.0.0.1:${port} default_server; server_name other.test; return 204; }`,
    });
    const { status } = await ask(server.port, '/about', { headers: { Host: siteName } });
    await server.stop();
    expect({ status, output: server.output() }).toEqual({ status: 200, output: '' });
  });

  it.each(names)('%s is valid for Caddy', async (siteName) => {
    const { hosts: folder } = await smallSite('name', { rules, redirects: [], siteName });
    expect(validateCaddyfile(folder)).toMatchObject({ status: 0 });
  });
});

describe('a variable of Caddy’s service', () => {
  it.each([
    ['SITE_ADDRESS', ':80 {\n respond "taken"\n}\n:81'],
    ['SITE_ADDRESS', 'www.site.test { respond taken }'],
    ['SITE_ADDRESS', 'www.site.test" {\n respond "taken'],
    ['SITE_FOLDER', '/srv/site\n file_server browse'],
    ['SITE_ADMIN', 'off\n}\n:81 {\n respond taken'],
  ])('%s=%j adds nothing to the configuration', async (name, value) => {
    const description = { rules, redirects: [], siteName: 'www.site.test' };
    const { hosts: folder } = await smallSite('variable', description);
    const { status, stdout } = spawnSync('caddy', ['adapt', '--config', `${folder}/Caddyfile`], {
      encoding: 'utf8',
      env: { ...process.env, [name]: value },
    });
    if (status === 0) {
      expect(stdout).not.toMatch(/"(?:body":"taken|browse)/);
    }
  });
});

function validateCaddyfile(folder: string) {
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}

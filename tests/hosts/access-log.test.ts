/** What the access log of a server of one's own counts, and the count of contacts. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../tools/dev/test-hosts/ask.ts';
import type { RunningServer } from '../../tools/dev/test-hosts/run.ts';
import { startCaddy, startNginx } from '../../tools/dev/test-hosts/servers.ts';
import { smallSite } from '../../tools/dev/test-hosts/site.ts';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';

const servers = [
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
];
const kinds = ['call', 'email', 'form'];

describe.each(servers)('$name with the count of contacts', ({ name, start }) => {
  let server: RunningServer;
  beforeAll(async () => {
    const site = await smallSite(`count-${name}`, { countsContacts: true });
    server = await start(site);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
  });
  const logged = (path: string) =>
    vi.waitFor(() => {
      expect(server.requests()).toContain(path);
    });

  it.each(kinds)('answers a counted %s with nothing, and writes it down', async (kind) => {
    const path = `/count/${kind}?page=%2Fabout`;
    const { status, headers, body } = await ask(server.port, path, { method: 'POST' });
    expect({ status, body, allow: headers.allow }).toEqual({ status: 204, body: '' });
    await logged(path);
  });

  it.each([
    ['GET', '/count/call', 404],
    ['POST', '/count/other', 405],
    ['POST', '/count/call/', 405],
    ['POST', '/about', 405],
    ['PUT', '/count/call', 405],
    ['GET', '/about', 200],
  ])('answers %s %s as without it: %i', async (method, path, status) => {
    expect((await ask(server.port, path, { method })).status).toBe(status);
  });

  it.each(['prefetch', 'prefetch;prerender'])(
    'writes down no page that is fetched ahead (Sec-Purpose: %s)',
    async (purpose) => {
      const ahead = `/about?ahead=${encodeURIComponent(purpose)}`;
      const opened = `/about?opened-after=${encodeURIComponent(purpose)}`;
      const headers = { 'Sec-Purpose': purpose };
      expect((await ask(server.port, ahead, { headers })).status).toBe(200);
      await ask(server.port, opened);
      // Requests are written down in their order.
      await logged(opened);
      expect(server.requests()).not.toContain(ahead);
    },
  );
});

it.each(['index', 'privacy', '404'])(
  'a build without the count says nothing of it in %s',
  (page) => {
    const html = readFileSync(`${testSiteFolder}/${page}.html`, 'utf8');
    expect(html).not.toMatch(/\/count\/|sendBeacon|What this site counts/);
  },
);

/** The files that docs/deploying.md gives for nginx, beside the generated configuration. */
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../tools/dev/test-hosts/ask.ts';
import type { RunningServer } from '../../tools/dev/test-hosts/run.ts';
import { startNginx, type NginxTestPlace } from '../../tools/dev/test-hosts/servers.ts';
import { smallSite } from '../../tools/dev/test-hosts/site.ts';
import { freePort } from '../../tools/hosts/serve/listen.ts';

const guide = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8');
const [inServer = '', besideServer = '', oldAddresses = ''] = [
  ...guide.matchAll(/```nginx\n(?<lines>.*?)```/gs),
].map(({ groups }) => groups?.lines ?? '');
const siteName = 'www.example.com';
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);

let server: RunningServer;
let securePort: number;

/** The guide's lines with the ports, loopback, and certificate of this test. */
const here = (lines: string) => (place: NginxTestPlace) =>
  (hasIpv6 ? lines : lines.replaceAll(/.*\[::\].*\n/g, ''))
    .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, ipv6: string | undefined, port: string) => {
      const number = port === '80' ? place.port : securePort;
      return `listen ${ipv6 === undefined ? '127.0.0.1' : '[::1]'}:${number}`;
    })
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${place.certificate};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${place.key};`);

beforeAll(async () => {
  securePort = await freePort();
  const site = await smallSite('https', { siteName });
  server = await startNginx(site, {
    inServer: here(inServer + oldAddresses),
    besideServer: here(besideServer),
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
});

const plain = (host: string, path = '/about?a=1') =>
  ask(server.port, path, { headers: { Host: host } });

/** Status and target over https, under a name; the certificate is of another name, as it is a test's. */
const secure = (name: string, path = '/about?a=1') =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const to = { host: '127.0.0.1', port: securePort, servername: name, path };
    const sent = request(
      { ...to, headers: { Host: name }, rejectUnauthorized: false },
      ({ statusCode, headers }) => {
        resolve({ status: statusCode, location: headers.location });
        sent.destroy();
      },
    );
    sent.on('error', reject);
    sent.end();
  });

const target = `https://${siteName}/about?a=1`;

describe('nginx with the files of the guide', () => {
  it('starts without a warning', () => {
    expect(server.output()).toBe('');
  });

  it('answers under the name of the site, over https only', async () => {
    expect(await plain(siteName)).toMatchObject({ status: 301, headers: { location: target } });
    expect(await secure(siteName)).toEqual({ status: 200, location: undefined });
  });

  it('sends the name without "www." to the site', async () => {
    expect(await plain('example.com')).toMatchObject({
      status: 301,
      headers: { location: target },
    });
    expect(await secure('example.com')).toEqual({ status: 301, location: target });
  });

  it.each(['evil.example', 'www.example.com.evil.example', 'localhost', 'a.example.com'])(
    'gives %s no answer, and no address to go to',
    async (name) => {
      await expect(plain(name)).rejects.toThrow('socket hang up');
      await expect(secure(name)).rejects.toThrow();
    },
  );

  it.each([
    ['/?p=123', '/blog/closing-costs'],
    ['/index.php?a=1&p=123&b', '/blog/closing-costs'],
    ['/category/loans/', '/blog'],
  ])('sends the old address %s to %s', async (path, location) => {
    expect(await secure(siteName, path)).toEqual({ status: 301, location });
  });

  it.each(['/?p=1234', '/?xp=123', '/?p=12'])('shows the home page at %s', async (path) => {
    expect((await secure(siteName, path)).status).toBe(200);
  });

  it('answers a malformed address under the name of the site with the not-found page', async () => {
    expect(await secure(siteName, '/about%')).toEqual({ status: 400, location: undefined });
  });

  it('does not send a visitor to the name that a request claims', async () => {
    const { headers } = await plain(siteName, 'http://evil.example/about').catch(() => ({
      headers: { location: undefined },
    }));
    expect(headers.location ?? '').not.toContain('evil');
  });
});

/** What the content check and the check of the settings accept starts on each server, and works. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '../../tools/dev/test-hosts/ask.ts';
import { startNginx } from '../../tools/dev/test-hosts/servers.ts';
import { smallSite } from '../../tools/dev/test-hosts/site.ts';
import { readEnvironment } from '../../src/third-party/environment.ts';

const label = 'a'.repeat(63);
const names = [
  `https://${label}.example.com`,
  `https://${label}.${label}.${label}.${'b'.repeat(57)}.com`,
  'https://MÜNCHEN.example.com',
  'http://[::1]:4321',
].map((address) => readEnvironment({ SITE_URL: address }).SITE_URL?.hostname ?? '');

describe('a name of the site', () => {
  it.each(names)('%s starts nginx, also beside another site', async (siteName) => {
    const site = await smallSite('name', { siteName });
    const server = await startNginx(site, {
      besideServer: ({ port }) =>
        `server { listen 127.0.0.1:${port} default_server; server_name other.test; return 204; }`,
    });
    const { status } = await ask(server.port, '/about', { headers: { Host: siteName } });
    await server.stop();
    expect({ status, output: server.output() }).toEqual({ status: 200, output: '' });
  });

  it.each(names)('%s is valid for Caddy', async (siteName) => {
    const { hosts: folder } = await smallSite('name', { siteName });
    expect(validateCaddyfile(folder)).toMatchObject({ status: 0 });
  });
});

it('the old addresses of the guide come before everything else in Caddy', async () => {
  const guide = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8');
  const snippet = /```caddyfile\n(?<lines>.*?)```/s.exec(guide)?.groups?.lines ?? '';
  const { hosts: folder } = await smallSite('old');
  const generated = readFileSync(`${folder}/Caddyfile`, 'utf8');
  writeFileSync(`${folder}/site-old.conf`, snippet);
  writeFileSync(`${folder}/Caddyfile`, generated.replace('/etc/caddy/site-*', `${folder}/site-*`));
  expect(validateCaddyfile(folder)).toMatchObject({ status: 0 });
  const { stdout } = spawnSync('caddy', ['adapt', '--config', `${folder}/Caddyfile`], {
    encoding: 'utf8',
  });
  expect(stdout.indexOf('"/blog/closing-costs"')).toBeGreaterThan(0);
  expect(stdout.indexOf('"/blog/closing-costs"')).toBeLessThan(stdout.indexOf('"/index.html"'));
});

describe('a variable of Caddy’s service', () => {
  it.each([
    ['SITE_ADDRESS', ':80 {\n respond "taken"\n}\n:81'],
    ['SITE_ADDRESS', 'www.site.test { respond taken }'],
    ['SITE_ADDRESS', 'www.site.test" {\n respond "taken'],
    ['SITE_FOLDER', '/srv/site\n file_server browse'],
    ['SITE_ADMIN', 'off\n}\n:81 {\n respond taken'],
  ])('%s=%j adds nothing to the configuration', async (name, value) => {
    const { hosts: folder } = await smallSite('variable', { siteName: 'www.site.test' });
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

/**
 * Half a minute of requests an address to nginx with the
 * generated configuration, on this machine, and how long its answers took.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ensureTestSite } from '../../dev/test-site/build.ts';
import { testSiteFolder } from '../../dev/test-site/settings.ts';
import { ensurePackage } from '../../dev/test-hosts/programs.ts';
import { startNginx } from '../../dev/test-hosts/servers.ts';
import { copySite } from '../../dev/test-hosts/site.ts';

await ensureTestSite();
const home = readFileSync(`${testSiteFolder}/index.html`, 'utf8');
const hashed = /\/_astro\/[\w./-]+\.\w+/.exec(home)?.[0] ?? '/';
const modules = await ensurePackage('autocannon', '9.0.0');
const server = await startNginx(await copySite('load'));
try {
  for (const path of ['/', '/blog/closing-costs', hashed, '/no-such-page']) {
    const words = ['--duration', '30', '--connections', '50', '--latency'];
    const address = `http://127.0.0.1:${server.port}${path}`;
    spawnSync(
      process.execPath,
      [`${modules}/autocannon/autocannon.js`, ...words, '-H', 'Accept-Encoding: br', address],
      { stdio: 'inherit' },
    );
  }
} finally {
  await server.stop();
}

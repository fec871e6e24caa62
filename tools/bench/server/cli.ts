/**
 * `npm run load`: half a minute of requests to nginx with the generated
 * configuration, on this machine, and how long its answers took.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { ensureTestSite } from '../../dev/test-site/build.ts';
import { testSiteFolder } from '../../dev/test-site/settings.ts';
import { ensurePackage } from '../../dev/test-hosts/programs.ts';
import { startNginx } from '../../dev/test-hosts/servers.ts';
import { copySite } from '../../dev/test-hosts/site.ts';

const autocannonVersion = '9.0.0';
const seconds = 30;
const connections = 50;

/** Milliseconds, as autocannon counts them. */
const latency = z.object({
  p50: z.number(),
  p90: z.number(),
  p99: z.number(),
  p99_9: z.number(),
  max: z.number(),
});

const report = z.object({
  latency,
  requests: z.object({ average: z.number(), total: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
});

const hashed = () =>
  /\/_astro\/[\w./-]+\.\w+/.exec(readFileSync(`${testSiteFolder}/index.html`, 'utf8'))?.[0] ?? '/';

await ensureTestSite();
const modules = await ensurePackage('autocannon', autocannonVersion);
const server = await startNginx(await copySite('load'));
try {
  const results: Record<string, string | number>[] = [];
  for (const path of ['/', '/blog/closing-costs', hashed(), '/no-such-page']) {
    const words = [
      ...[`${modules}/autocannon/autocannon.js`, '--json', '--duration', String(seconds)],
      ...['--connections', String(connections), '--header', 'Accept-Encoding: br'],
      `http://127.0.0.1:${server.port}${path}`,
    ];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const {
      latency: ms,
      requests,
      errors,
      timeouts,
      non2xx,
    } = report.parse(await json(child.stdout));
    const refused = path === '/no-such-page' ? requests.total - non2xx : non2xx;
    if (errors + timeouts + refused > 0) process.exitCode = 1;
    results.push({
      address: path,
      'requests a second': Math.round(requests.average),
      ...ms,
      errors: errors + timeouts + refused,
    });
  }
  console.table(results);
} finally {
  await server.stop();
}

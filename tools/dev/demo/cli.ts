/**
 * Builds the site with demo settings and serves it beside the stand-in
 * provider until its input ends. Both ports are taken before the build, which
 * writes the provider's address into the pages.
 */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { startProvider } from '../../../tests/provider/server.ts';
import { listenOnLoopback, sayTaken } from '../../hosts/serve/listen.ts';
import { createSiteHandler } from '../../hosts/serve/site-handler.ts';
import { seconds } from '../setup/install.mjs';
import { interrupted, runNpm } from '../setup/npm.mjs';
import { demoEnvironment } from './environment.ts';

// Not dist: that folder is for a build that may be published.
const folder = '.cache/demo-site';

const sayBuilding: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' });
  response.end('The site is being built. This page reloads on its own.\n');
};

let answer = sayBuilding;
const site = await listenOnLoopback(
  (request, response) => {
    answer(request, response);
  },
  4321,
  sayTaken,
);
const provider = await startProvider(site.port + 1, sayTaken);

const stop = new AbortController();
process.stdin.resume().once('end', () => {
  stop.abort();
});
interrupted.addEventListener('abort', () => {
  stop.abort();
});

console.log('Building the site with demo settings ...');
const started = performance.now();
const { code, output } = await runNpm(['run', '--silent', 'build', '--', '--outDir', folder], {
  env: demoEnvironment({ site: site.port, provider: provider.port }),
  signal: stop.signal,
});

if (code === 0) {
  answer = createSiteHandler(folder);
  console.log(`Built in ${seconds(started)} s. Stop with Ctrl+C.

  Site                http://localhost:${site.port}
  Stand-in provider   http://localhost:${provider.port}
`);
  await once(stop.signal, 'abort');
} else if (!stop.signal.aborted) {
  console.error(`${output}\nThe build failed (see above). Run "npm run build" to try again.`);
  process.exitCode = code;
}

process.stdin.destroy();
await Promise.all([site.close(), provider.close()]);

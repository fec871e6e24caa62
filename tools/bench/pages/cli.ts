/**
 * `npm run bench`: measures every route of a build and writes
 * docs/performance.md. `npm run bench -- --runs 1 / /about` measures two
 * routes once and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { availableParallelism, loadavg } from 'node:os';
import type { TLSSocket } from 'node:tls';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../../dev/setup/chromium.mjs';
import { runNpm } from '../../dev/setup/npm.mjs';
import { selfSigned } from '../../dev/test-hosts/certificate.ts';
import { createSiteHandler } from '../../hosts/serve/site-handler.ts';
import { routes } from '../../../tests/site/routes.ts';
import { floorPage } from './floor-page.ts';
import { interactions, measureInteraction } from './interaction.ts';
import { lighthouseVersion, measure } from './lighthouse.ts';
import { measureNextPage, openSlowLine } from './next-page.ts';
import { median, medianRun, performanceDocument, recordedWaits, type Row } from './summary.ts';

const folder = '.cache/bench';
const site = `${folder}/site`;
const port = 4433;
const origin = `https://localhost:${port}`;
const slowPort = 4434;
const slowOrigin = `https://localhost:${slowPort}`;
const floorFolder = '/floor-of';
const document = 'docs/performance.md';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error(`--runs is a number from 1 on, not "${values.runs}".`);
const paths = positionals.length > 0 ? positionals : routes.map(({ path }) => path);
/** The file that a host serves for an address. */
const fileOf = (path: string) => `${site}${path === '/' ? '/index' : path}.html`;
/** Retries once: a busy machine makes a measurement fail now and then. */
const withRetry = <Result>(what: string, run: () => Promise<Result>) =>
  run().catch((error: unknown) => {
    console.error(`${what}: ${String(error).slice(0, 200)}, trying again`);
    return run();
  });
const repeat = async <Result>(what: string, run: () => Promise<Result>) => {
  const measured: Result[] = [];
  while (measured.length < runs) measured.push(await withRetry(what, run));
  return measured;
};

mkdirSync(folder, { recursive: true });
const { code, output } = await runNpm(['run', '--silent', 'build', '--', '--outDir', site], {
  env: { SITE_URL: origin },
});
if (code !== 0) throw new Error(output);

const serveSite = createSiteHandler(site);
// Compressed before anything is measured, so that no floor page waits for it.
const floors = new Map(
  paths.map((path) => [path, brotliCompressSync(floorPage(readFileSync(fileOf(path), 'utf8')))]),
);
// HTTP/2 with TLS, as a host serves it.
const { certificate, key } = selfSigned(folder);
const server = createSecureServer({
  cert: readFileSync(certificate),
  key: readFileSync(key),
  allowHTTP1: true,
});
server.on('request', (request, response) => {
  if (request.url.startsWith(floorFolder)) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    response.end(floors.get(request.url.slice(floorFolder.length)) ?? '');
  } else
    // Node's compatibility layer gives HTTP/2 the interface of HTTP/1.
    serveSite(
      request as unknown as IncomingMessage,
      response as unknown as Parameters<RequestListener>[1],
    );
});
// Like most hosts, sends small TLS records, which a browser can decrypt as they arrive; Node's are 16 kB.
server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(4096));
await once(server.listen(port, 'localhost'), 'listening');

const rows: Row[] = [];
for (const path of paths) {
  const medianOf = async (url: string) => medianRun(await repeat(url, () => measure(url)));
  const floor = await medianOf(`${origin}${floorFolder}${path}`);
  const page = await medianOf(origin + path);
  rows.push({ path, page, floor });
  const { scores, firstPaint, largestPaint } = page;
  console.log(
    [path, scores.join('/'), firstPaint, floor.firstPaint, largestPaint, ...page.findings].join(
      ' ',
    ),
  );
}
const closeSlowLine = await openSlowLine(slowPort, port);
const waits: { name: string; milliseconds: number[] }[] = [];
for (const { name, measureOnce } of [
  ...interactions.map((wanted) => ({
    name: wanted.name,
    measureOnce: (slowdown: number) => measureInteraction(origin, wanted, slowdown),
  })),
  // As for a quick click, and until the page has been prerendered.
  ...Object.entries({ '200 ms': 200, '1.5 s': 1500 }).map(([hover, hoverMs]) => ({
    name: `next page painted, clicked after ${hover} of hover`,
    measureOnce: (slowdown: number) => measureNextPage(slowOrigin, certificate, slowdown, hoverMs),
  })),
]) {
  const medianAt = async (slowdown: number) =>
    median(await repeat(name, () => measureOnce(slowdown)));
  waits.push({ name, milliseconds: [await medianAt(1), await medianAt(4)] });
}
closeSlowLine();
server.close();

const browser = execFileSync(findChromium() ?? '', ['--version'], { encoding: 'utf8' }).trim();
const text = performanceDocument(rows, {
  date: new Date().toISOString().slice(0, 10),
  routes: `${rows.length} of ${routes.length}`,
  runs,
  versions: [browser, `Lighthouse ${lighthouseVersion}`, `Node ${process.versions.node}`],
  waits,
  recorded: recordedWaits(readFileSync(document, 'utf8')),
  load: (loadavg()[0] ?? 0) / availableParallelism(),
});
console.log(text);
const byHand =
  /\n## What a first visit costs\n[^]*/.exec(readFileSync(document, 'utf8'))?.[0] ?? '';
if (positionals.length === 0) writeFileSync(document, text.trimEnd() + '\n' + byHand);

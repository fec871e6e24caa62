/**
 * Serves a built site on loopback: `npm run serve` after `npm run build`, or
 * with another folder and port, `npm run serve -- FOLDER --port 5000`.
 */
import { parseArgs } from 'node:util';
import { listenOnLoopback, sayTaken } from './listen.ts';
import { createSiteHandler } from './site-handler.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4321' } },
});

const site = await listenOnLoopback(
  createSiteHandler(positionals[0] ?? 'dist'),
  Number(values.port),
  sayTaken,
);
console.log(`Site: http://localhost:${site.port}  (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close());

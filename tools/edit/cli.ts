/** `npm run edit`: the editor for the folder of this project, on loopback, with the site beside it. */
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { listenOnLoopback } from '../hosts/serve/listen.ts';
import { createEditHandler } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4330' } } });
const running: { site?: Awaited<ReturnType<typeof dev>> } = {};

const editor = await listenOnLoopback(
  createEditHandler('.', () => running.site && `http://localhost:${running.site.address.port}`),
  Number(values.port),
  (port) => {
    console.log(`Port ${port} is in use by another program. Trying the next one.`);
  },
);
console.log(`Editor: http://localhost:${editor.port}  (stop with Ctrl+C)

Open it in Chrome, Edge, or another Chromium browser on a computer. Firefox and Safari can't write
to a folder. Choose "Work with Local Repository", then this folder:
  ${process.cwd()}
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all([editor.close(), running.site?.stop()]).then(() => process.exit());
  });
// Starts when the content is valid, and tells in this terminal what the whole content says.
running.site = await dev({ force: true, logLevel: 'warn' });
// The first page takes ten seconds to render, later ones none: ask for it before an editor does. A failure is told there.
await fetch(`http://localhost:${running.site.address.port}/`).catch(() => undefined);

/** `npm run edit`: the editor for the folder of this project, on loopback, with the site beside it. */
import { dev } from 'astro';
import { listenOnLoopback, sayTaken } from '../hosts/serve/listen.ts';
import { createEditHandler } from './server.ts';

const running: { site?: string } = {};

const editor = await listenOnLoopback(
  createEditHandler(() => running.site),
  4330,
  sayTaken,
);
console.log(`Editor: http://localhost:${editor.port}  (stop with Ctrl+C)

Open it in Chrome, Edge, or another Chromium browser on a computer. Firefox and Safari can't write
to a folder. Choose "Work with Local Repository", then this folder:
  ${process.cwd()}
`);
// Starts when the content is valid, and tells in this terminal what the whole content says.
const { address } = await dev({ force: true, logLevel: 'warn' });
running.site = `http://localhost:${address.port}`;
// The first page takes ten seconds to render, later ones none: ask for it before an editor does. A failure is told there.
await fetch(running.site).catch(() => undefined);

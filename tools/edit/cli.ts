/** `npm run edit`: serves the editor on loopback, for the folder of this project. */
import { parseArgs } from 'node:util';
import { listenOnLoopback } from '../hosts/serve/listen.ts';
import { createEditHandler } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4330' },
    preview: { type: 'string', default: 'http://localhost:4321' },
  },
});

const editor = await listenOnLoopback(
  createEditHandler('.', values.preview),
  Number(values.port),
  (port) => {
    console.log(`Port ${port} is taken by another program, trying the next one.`);
  },
);
console.log(`Editor: http://localhost:${editor.port}  (stop with Ctrl+C)

Open it in Chrome or Edge on a computer: only they can write to a folder. Firefox and Safari can't.
Choose "Work with Local Repository", then this folder: ${process.cwd()}
For the preview, run "npm run dev" in a second terminal.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void editor.close());

/** The check while somebody writes: reports what is wrong, waits, and reports when it's fixed. */
import { watch } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { checkContext } from './check-context.ts';
import { printProblems, type Problem } from './problem.ts';
import {
  contentFolder,
  filesOnDisk,
  otherFolders,
  readContentAndPictures,
} from './read/content-files.ts';

type Check = () => Promise<Problem[]>;
type Print = (text: string) => void;

const toTerminal: Print = (text) => {
  process.stderr.write(`\n${text}\n`);
};

/**
 * The content check as an integration: `astro dev` starts once the content is
 * valid; after that, pages show its problems until they are fixed. Builds are
 * checked before Astro starts, by `npm run build`.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        addMiddleware({ order: 'pre', entrypoint: new URL('dev-middleware.ts', import.meta.url) });
        await waitUntilFixed(check);
      },
      'astro:server:setup': ({ server }) => {
        watchContent(server, check);
      },
    },
  };
}

const check: Check = async () =>
  checkContent(await readContentAndPictures(), checkContext({ showsAll: true }));

let known: { files: string; message: Promise<string> } | undefined;

/** The message about the content as it is on the disk; empty when it's valid. Checks again only when a file changed. */
export function messageOfContent(): Promise<string> {
  const files = filesOnDisk();
  if (known?.files !== files) known = { files, message: messageOf(check) };
  return known.message;
}

/**
 * Resolves when the content is valid. Until then, prints its problems, first at once and then after each change.
 * @param changes yields whenever a file changed; watches the content folder by default
 */
export async function waitUntilFixed(
  check: Check,
  {
    changes = () => watch(contentFolder, { recursive: true }),
    print = toTerminal,
  }: { changes?: () => AsyncIterable<unknown>; print?: Print } = {},
): Promise<void> {
  let before = await messageOf(check);
  if (before === '') return;
  print(`${before}\nThe server starts as soon as this is fixed.`);
  const waiting = changes()[Symbol.asyncIterator]();
  while ((await waiting.next()).done !== true) {
    const now = await messageOf(check);
    if (now === '') break;
    if (now !== before) print(now);
    before = now;
  }
  await waiting.return?.();
  print('The content is valid.');
}

/** The part of Vite's server that the check needs. */
interface Server {
  watcher: { on: (event: 'all', listener: (event: string, path: string) => void) => unknown };
  ws: { send: (message: { type: 'full-reload' }) => void };
}

/**
 * Checks again after each change while the server runs. When the result differs, it is printed,
 * and browsers reload: the page shows the problems, or itself again.
 * @returns waits for the checks that are running
 */
export function watchContent(
  server: Server,
  check: Check,
  print: Print = toTerminal,
): () => Promise<void> {
  let before = '';
  let running: Promise<void> = Promise.resolve();
  const checkAgain = async () => {
    const now = await messageOf(check);
    if (now === before) return;
    before = now;
    print(now === '' ? 'The content is valid again.' : now);
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.on('all', (_event, path) => {
    const normal = path.replaceAll('\\', '/');
    if (![contentFolder, ...otherFolders].some((folder) => normal.includes(`/${folder}/`))) return;
    // In turn, so that an older state is never reported after a newer one.
    running = running.then(checkAgain);
  });
  return () => running;
}

/** The message of a check; empty when the content is valid. A check that can't run, because a file vanished meanwhile, says so and is repeated after the next change. */
async function messageOf(check: Check): Promise<string> {
  try {
    return printProblems(await check());
  } catch (error) {
    return `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`;
  }
}

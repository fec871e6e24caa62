/** The check while somebody writes: reports what is wrong, waits, and reports when it's fixed. */
import { watch } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { checkContext } from './check-context.ts';
import { printProblems, type Problem } from './problem.ts';
import { contentFolder, otherFolders, readContentAndPictures } from './read/content-files.ts';

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
      'astro:config:setup': async ({ command }) => {
        if (command === 'dev') await waitUntilFixed(check);
      },
      'astro:server:setup': ({ server }) => {
        watchContent(server, check);
      },
    },
  };
}

const check: Check = async () =>
  checkContent(await readContentAndPictures(), checkContext({ showsAll: true }));

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

interface PageRequest {
  headers: { accept?: string | undefined };
}
interface PageResponse {
  writeHead: (status: number, headers: Record<string, string>) => unknown;
  end: (text: string) => unknown;
}

/** The parts of Vite's server that the check needs. */
export interface Server {
  watcher: { on: (event: 'all', listener: (event: string, path: string) => void) => unknown };
  middlewares: {
    use: (
      handler: (request: PageRequest, response: PageResponse, next: () => void) => void,
    ) => unknown;
  };
  ws: {
    on: (event: 'connection', listener: () => void) => unknown;
    send: (
      message: { type: 'full-reload' } | { type: 'error'; err: { message: string; stack: string } },
    ) => void;
  };
}

/**
 * Checks again after each change while the server runs. When the result differs, it is printed,
 * and browsers reload: instead of stale words, a page shows the problems, in Vite's own overlay,
 * until they are fixed.
 * @returns waits for the checks that are running
 */
export function watchContent(
  server: Server,
  check: Check,
  print: Print = toTerminal,
): () => Promise<void> {
  let message = '';
  let running: Promise<void> = Promise.resolve();
  const checkAgain = async () => {
    const before = message;
    message = await messageOf(check);
    if (message === before) return;
    print(message === '' ? 'The content is valid again.' : message);
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.on('all', (_event, path) => {
    const normal = path.replaceAll('\\', '/');
    if (![contentFolder, ...otherFolders].some((folder) => normal.includes(`/${folder}/`))) return;
    // In turn, so that an older state is never reported after a newer one.
    running = running.then(checkAgain);
  });
  server.middlewares.use((request, response, next) => {
    if (message === '' || !request.headers.accept?.includes('text/html')) {
      next();
      return;
    }
    response.writeHead(500, { 'Content-Type': 'text/html' });
    response.end('<script type="module" src="/@vite/client"></script>');
  });
  server.ws.on('connection', () => {
    if (message !== '') server.ws.send({ type: 'error', err: { message, stack: '' } });
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

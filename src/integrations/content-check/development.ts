/** The check while somebody writes: says what is wrong, waits, and says when it is mended. */
import { watch } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { contentFolder, otherFolders } from './content-files.ts';
import { printProblems, type Problem } from './problem.ts';

type Check = () => Promise<Problem[]>;
type Say = (text: string) => void;

const toTerminal: Say = (text) => {
  process.stderr.write(`\n${text}\n`);
};

/** Something that yields whenever a file of the content changed. */
type Changes = AsyncIterable<unknown>;

/**
 * Returns when the content is in order; until then tells what is not, at first and after each change.
 * @param changes what to wait for; the content folder when left out
 */
export async function untilMended(
  check: Check,
  {
    changes = () => watch(contentFolder, { recursive: true }),
    say = toTerminal,
  }: { changes?: () => Changes; say?: Say } = {},
): Promise<void> {
  let told = printed(await check());
  if (told === '') return;
  say(`${told}\nThe server starts as soon as this is mended.`);
  const waiting = changes()[Symbol.asyncIterator]();
  for (let step = await waiting.next(); !step.done; step = await waiting.next()) {
    const now = printed(await check());
    if (now === '') {
      await waiting.return?.();
      say('The content is in order.');
      return;
    }
    if (now !== told) say(now);
    told = now;
  }
}

/** Checks again after each change while the server runs; the browser shows what is wrong, too. */
export function watchContent(
  server: Pick<ViteDevServer, 'watcher' | 'ws'>,
  check: Check,
  say: Say = toTerminal,
): void {
  let told = '';
  let running: Promise<void> = Promise.resolve();
  const checkAgain = async () => {
    const now = printed(await check());
    if (now === told) return;
    told = now;
    say(now === '' ? 'The content is in order again.' : now);
    if (now === '') server.ws.send({ type: 'full-reload' });
    else server.ws.send({ type: 'error', err: { message: now, stack: '' } });
  };
  server.watcher.on('all', (_event, path) => {
    const normal = path.replaceAll('\\', '/');
    if (![contentFolder, ...otherFolders].some((folder) => normal.includes(`/${folder}/`))) return;
    // One after the other: an older state must not be told after a newer one.
    running = running.then(checkAgain);
  });
}

const printed = (problems: readonly Problem[]) =>
  problems.length === 0 ? '' : printProblems(problems);

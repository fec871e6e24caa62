/** The check while somebody writes: says what is wrong, waits, and says when it is mended. */
import { watch } from 'node:fs/promises';
import { contentFolder, otherFolders } from './read/content-files.ts';
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
export async function waitUntilFixed(
  check: Check,
  {
    changes = () => watch(contentFolder, { recursive: true }),
    say = toTerminal,
  }: { changes?: () => Changes; say?: Say } = {},
): Promise<void> {
  let told = await answerOf(check);
  if (told === '') return;
  say(`${told}\nThe server starts as soon as this is mended.`);
  const waiting = changes()[Symbol.asyncIterator]();
  for (let step = await waiting.next(); !step.done; step = await waiting.next()) {
    const now = await answerOf(check);
    if (now === '') {
      await waiting.return?.();
      say('The content is in order.');
      return;
    }
    if (now !== told) say(now);
    told = now;
  }
}

/** What the browser is told: to show a text over the page, or to load the page anew. */
type Message = { type: 'error'; err: { message: string; stack: string } } | { type: 'full-reload' };

/** What is needed of the server. */
interface Server {
  watcher: { on: (event: 'all', listener: (event: string, path: string) => void) => unknown };
  ws: { send: (message: Message) => void };
}

/**
 * Checks again after each change while the server runs; the browser shows what is wrong, too.
 * @returns waits for the checks that are under way
 */
export function watchContent(
  server: Server,
  check: Check,
  say: Say = toTerminal,
): () => Promise<void> {
  let told = '';
  let running: Promise<void> = Promise.resolve();
  const checkAgain = async () => {
    const now = await answerOf(check);
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
  return () => running;
}

/** What the check says. Where it cannot run, as when a file vanishes while it is read, that is said; the next change checks again. */
async function answerOf(check: Check): Promise<string> {
  try {
    return printed(await check());
  } catch (error) {
    return `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const printed = (problems: readonly Problem[]) =>
  problems.length === 0 ? '' : printProblems(problems);

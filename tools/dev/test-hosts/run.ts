import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../hosts/serve/listen.ts';
import { ask } from './ask.ts';

/** A running server on loopback. */
export interface RunningServer {
  port: number;
  /** Everything it has printed so far. */
  output: () => string;
  /** Its log of requests, one a line; only its output where it has no other. */
  requests: () => string;
  stop: () => Promise<void>;
}

const TIMEOUT_MS = 60_000;

interface Command {
  words: [string, ...string[]];
  env?: Record<string, string>;
  /** Host name of the requests, for a server that answers only under its own. */
  host?: string;
}

/**
 * Starts a server in the foreground and waits until it answers.
 * @param place The server's own folder, removed when it has ended.
 * @param command Gives the command for a free port of loopback.
 * @throws Error with the server's output when it ends or doesn't answer.
 */
export async function runServer(
  place: string,
  command: (port: number) => Command,
): Promise<RunningServer> {
  const port = await freePort();
  const { words, env, host } = command(port);
  const [program, ...rest] = words;
  const server = spawn(program, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null && server.kill())
      await once(server, 'exit');
    rmSync(place, { recursive: true, force: true });
  };
  const deadline = performance.now() + TIMEOUT_MS;
  const answers = () =>
    ask(port, '/', host === undefined ? {} : { headers: { Host: host } }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${words.join(' ')} does not answer on port ${port}. It said:\n${said}`);
    }
    await delay(20);
  }
  return { port, output: () => said, requests: () => said, stop };
}

import { afterEach, describe, expect, it } from 'vitest';
import { listenOnLoopback, type Listening } from './listen.ts';

const running: Listening[] = [];
const answer = (name: string) => (_request: unknown, response: { end: (text: string) => void }) => {
  response.end(name);
};

async function listen(name: string, port: number, onTaken?: (port: number) => void) {
  const listening = await listenOnLoopback(answer(name), port, onTaken);
  running.push(listening);
  return listening;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

describe('listening on loopback', () => {
  it('answers under 127.0.0.1 and localhost', async () => {
    const { port } = await listen('first', 0);
    for (const host of ['127.0.0.1', 'localhost']) {
      const response = await fetch(`http://${host}:${port}/`);
      expect(await response.text()).toBe('first');
    }
  });

  it('says that a port is taken when no other may be used', async () => {
    const { port } = await listen('first', 0);
    await expect(listen('second', port)).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that program and try again.`,
    );
  });

  it('takes the next free port and reports the taken one', async () => {
    const { port } = await listen('first', 0);
    const taken: number[] = [];
    const second = await listen('second', port, (busy) => taken.push(busy));
    expect(taken[0]).toBe(port);
    expect(second.port).toBeGreaterThan(port);
  });

  it('is gone after close, even with a connection held open', async () => {
    const { port, close } = await listen('first', 0);
    await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'keep-alive' } });
    await close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });
});

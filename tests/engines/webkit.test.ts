import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { freePort } from '../../tools/hosts/serve/listen.ts';
import { shownForm, type Engine, type Key } from './engine.ts';
import { tryIn } from './journeys.ts';

/** Code points of keys without a character, from the WebDriver specification (17.4.2). */
const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ' ': ' ',
};

const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };

const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
const [down, up] = press;
const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

tryIn('webkit', startWebKit);

/**
 * Starts WebKitGTK on a screen of its own, and drives it through W3C WebDriver.
 *
 * @throws Error when the driver doesn't start
 */
async function startWebKit(driverPath: string): Promise<Engine> {
  const port = await freePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', driverPath, '--host=127.0.0.1', `--port=${port}`],
    { detached: true, stdio: 'ignore' },
  );
  const exited = once(driver, 'exit');
  const stop = () => {
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
  };
  process.once('exit', stop);
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => send('GET', `${origin}/status`), { timeout: 30_000 });
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities,
  });
  const session = `${origin}/session/${sessionId}`;
  const post = <Value>(path: string, body: object) => send<Value>('POST', session + path, body);
  const run: Engine['run'] = (fn, argument) =>
    post('/execute/sync', {
      script: `return (${fn.toString()})(arguments[0])`,
      args: [argument ?? null],
    });
  const act = (type: 'pointer' | 'key', actions: (object | undefined)[]) =>
    post<undefined>('/actions', { actions: [{ type, id: type, actions }] });
  const typeAll = (keys: string[]) => {
    const downAndUp = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return act('key', keys.flatMap(downAndUp));
  };

  // A window with the browser's own bars can't be as narrow as a phone.
  await run(() => void window.open('about:blank', '', 'popup'), undefined);
  const main = await send<string>('GET', `${session}/window`);
  const handles = await send<string[]>('GET', `${session}/window/handles`);
  const focusWindow = () =>
    post<undefined>('/window', { handle: handles.find((handle) => handle !== main) });
  await focusWindow();

  return {
    open: (url) => post('/url', { url }),
    run,
    async runInForm(fn, argument) {
      await post('/frame', { id: await run(shownForm, undefined) });
      const result = await run(fn, argument);
      // Leaving the frame alone would leave the keyboard in it.
      await focusWindow();
      return result;
    },
    async resize(width, height) {
      // A journey that failed in a frame would leave the next one there.
      await focusWindow();
      await post('/window/rect', { width, height });
      // The page hears of it later than the window.
      await run(async (wanted) => {
        while (innerWidth !== wanted) await new Promise((resolve) => setTimeout(resolve, 20));
      }, width);
    },
    moveTo: (x, y) => act('pointer', [moveTo(x, y)]),
    click: (x, y, times = 1) =>
      act('pointer', [moveTo(x, y), ...Array.from({ length: times }, () => press).flat()]),
    dropAt: (x, y) => act('pointer', [down, moveTo(x, y), up]),
    press: (key, times = 1) => typeAll(Array.from({ length: times }, () => keyCodes[key])),
    type: (text) => typeAll(Array.from(text)),
    async close() {
      await send('DELETE', session);
      stop();
      await exited;
    },
  };
}

/** @throws Error with the driver's words when it refuses */
async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

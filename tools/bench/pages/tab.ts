/**
 * A browser tab, driven by the browser's own protocol. Playwright attaches to pages and not to tabs,
 * and Chromium then prerenders nothing and keeps no page for Back.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumArguments, findChromium } from '../../dev/setup/chromium.mjs';

/** A command of the protocol: "Page.navigate", { url }. */
export type Command = readonly [method: string, parameters?: object];

/** What the browser sends: the answer to a command, or an event of one of the tab's pages. */
interface Message {
  id?: number;
  error?: { message: string };
  result?: Record<string, never>;
  method?: string;
  params?: Record<string, never>;
  sessionId?: string;
}

/** A point in the window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

const PATIENCE_MS = 30_000;

/** One tab of a browser of its own. "The page" is the one shown, also after a prerendered one took its place. */
export class Tab {
  #socket: WebSocket;
  #stop: () => Promise<void>;
  #prepare: readonly Command[];
  #count = 0;
  #answers = new Map<number, (answer: Message) => void>();
  /** Session of each page in the tab by its target, and whether it is only prerendered. */
  #pages = new Map<string, { session: string; prerendered: boolean }>();
  /** Addresses that any page in the tab has asked for, prerendered ones too. */
  readonly requests: string[] = [];

  /**
   * Starts a browser with one tab.
   * @param prepare commands for each page before it runs, prerendered ones too
   * @param options for the browser's command line
   */
  static async open(
    prepare: readonly Command[] = [],
    options: readonly string[] = [],
  ): Promise<Tab> {
    const folder = mkdtempSync(join(tmpdir(), 'tab-'));
    const args = ['--headless', '--remote-debugging-port=0', '--window-size=1280,915', ...options];
    const browser = spawn(
      findChromium() ?? 'chromium',
      [...chromiumArguments, ...args, `--user-data-dir=${folder}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const stop = async () => {
      browser.kill();
      if (browser.exitCode === null) await once(browser, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    for await (const line of createInterface(browser.stderr)) {
      const address = /^DevTools listening on (?<address>\S+)/.exec(line)?.groups?.address;
      if (address === undefined) continue;
      const tab = new Tab(new WebSocket(address), stop, [['Network.enable'], ...prepare]);
      await tab.#start();
      return tab;
    }
    throw new Error('Chromium did not start.');
  }

  private constructor(socket: WebSocket, stop: () => Promise<void>, prepare: readonly Command[]) {
    this.#socket = socket;
    this.#stop = stop;
    this.#prepare = prepare;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id === undefined) this.#hear(message);
      else this.#answers.get(message.id)?.(message);
    });
  }

  async #start(): Promise<void> {
    await once(this.#socket, 'open');
    const { targetId } = await this.#send(undefined, [
      'Target.createTarget',
      { url: 'about:blank', forTab: true },
    ]);
    const { sessionId } = await this.#send(undefined, [
      'Target.attachToTarget',
      { targetId, flatten: true },
    ]);
    const filter = [{ type: 'page' }];
    await this.#send(sessionId, [
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter },
    ]);
  }

  #hear({ method, params }: Message): void {
    const {
      sessionId: session = '',
      targetInfo,
      request,
    } = (params ?? {}) as {
      sessionId?: string;
      targetInfo?: { targetId: string; type: string; subtype?: string };
      request?: { url: string };
    };
    if (method === 'Network.requestWillBeSent' && request) this.requests.push(request.url);
    if (method === 'Target.detachedFromTarget') {
      for (const [target, page] of this.#pages)
        if (page.session === session) this.#pages.delete(target);
    }
    if (targetInfo?.type !== 'page') return;
    const known = this.#pages.get(targetInfo.targetId);
    const prerendered = targetInfo.subtype === 'prerender';
    if (known) known.prerendered = prerendered;
    if (known || method !== 'Target.attachedToTarget') return;
    this.#pages.set(targetInfo.targetId, { session, prerendered });
    for (const command of [...this.#prepare, ['Runtime.runIfWaitingForDebugger'] as const])
      void this.#send(session, command);
  }

  async #send(session: string | undefined, [method, params = {}]: Command) {
    const { promise, resolve } = Promise.withResolvers<Message>();
    const id = ++this.#count;
    this.#answers.set(id, resolve);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    const { error, result } = await promise;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** Sends a command to the page. */
  async send(...command: Command) {
    const page = [...this.#pages.values()].find(({ prerendered }) => !prerendered);
    if (!page) throw new Error('The tab has no page.');
    return this.#send(page.session, command);
  }

  /** The value of an expression in the page. */
  async evaluate<Value>(expression: string): Promise<Value> {
    return valueOf(await this.send('Runtime.evaluate', evaluation(expression))) as Value;
  }

  /** The value of an expression in the page that was prerendered last; undefined without one. */
  async evaluateAhead<Value>(expression: string): Promise<Value | undefined> {
    const page = [...this.#pages.values()].findLast(({ prerendered }) => prerendered);
    if (!page) return undefined;
    return valueOf(
      await this.#send(page.session, ['Runtime.evaluate', evaluation(expression)]),
    ) as Value;
  }

  /**
   * Waits until an expression is true in the page.
   * @throws when it isn't after half a minute
   */
  async until(expression: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    // The page may be on its way out, and its answer never come.
    const ask = () =>
      Promise.race([this.evaluate<boolean>(expression).catch(() => false), wait(1000, false)]);
    while (!(await ask())) {
      if (Date.now() > end) throw new Error(`Not within ${PATIENCE_MS} ms: ${expression}`);
      await wait(20);
    }
  }

  /** Opens an address and waits until it has loaded. */
  async goto(url: string): Promise<void> {
    await this.send('Page.navigate', { url });
    await this.until(
      `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`,
    );
  }

  /** The middle of what a selector matches first, scrolled into the window. */
  async middle(selector: string): Promise<Point> {
    return this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  /** Moves the mouse to a point. */
  async hover({ x, y }: Point): Promise<void> {
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  }

  /** Presses and lets go. It doesn't wait: a page that is left at that answers no more. */
  click({ x, y }: Point): void {
    for (const type of ['mousePressed', 'mouseReleased'])
      void this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    this.#socket.close();
    await this.#stop();
  }
}

const evaluation = (expression: string) => ({
  expression,
  returnByValue: true,
  awaitPromise: true,
});

function valueOf(answer: object): unknown {
  const { result, exceptionDetails } = answer as {
    result: { value: unknown };
    exceptionDetails?: object;
  };
  if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
  return result.value;
}

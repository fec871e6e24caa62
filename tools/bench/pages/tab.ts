/**
 * A browser tab. Playwright attaches to pages, for which Chromium prerenders nothing and keeps nothing for Back.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, launch } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../../dev/setup/chromium.mjs';

/** A command of the protocol: "Page.navigate", { url }. */
export type Command = readonly [method: string, parameters?: object];

/** What the browser sends: the answer to a command, or an event of one of the tab's pages. */
interface Message {
  id?: number;
  error?: { message: string };
  result?: Record<string, never>;
  method?: string;
  params?: {
    sessionId?: string;
    targetInfo?: { targetId: string; type: string; subtype?: string };
    request?: { url: string };
  };
}

/** A point in the window, in CSS pixels. */
type Point = Record<'x' | 'y', number>;

const PATIENCE_MS = 30_000;

/** One tab of a browser of its own. "The page" is the one shown, also after a prerendered one took its place. */
export class Tab {
  #socket: WebSocket;
  #browser: Browser;
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
    const args = ['--headless', '--window-size=1280,915', ...options, 'about:blank'];
    const browser = await launch({
      executablePath: findChromium() ?? 'chromium',
      ignoreDefaultArgs: true,
      args: [...chromiumArguments, ...args],
      waitForInitialPage: false,
    });
    const tab = new Tab(browser, [['Network.enable'], ...prepare]);
    await tab.#start();
    return tab;
  }

  private constructor(browser: Browser, prepare: readonly Command[]) {
    this.#browser = browser;
    this.#prepare = prepare;
    this.#socket = new WebSocket(browser.wsEndpoint());
    this.#socket.addEventListener('message', ({ data }) => {
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

  #hear({ method, params = {} }: Message): void {
    const { sessionId: session = '', targetInfo, request } = params;
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
    return this.#send(this.#shown, command);
  }

  get #shown(): string {
    const page = [...this.#pages.values()].find(({ prerendered }) => !prerendered);
    if (!page) throw new Error('The tab has no page.');
    return page.session;
  }

  async #evaluate(session: string, expression: string): Promise<unknown> {
    const parameters = { expression, returnByValue: true, awaitPromise: true };
    const answer: object = await this.#send(session, ['Runtime.evaluate', parameters]);
    const { result, exceptionDetails } = answer as {
      result: { value: unknown };
      exceptionDetails?: object;
    };
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }

  /** The value of an expression in the page. */
  async evaluate<Value>(expression: string): Promise<Value> {
    return (await this.#evaluate(this.#shown, expression)) as Value;
  }

  /** The value of an expression in the page that was prerendered last; undefined without one. */
  async evaluateAhead<Value>(expression: string): Promise<Value | undefined> {
    const page = [...this.#pages.values()].findLast(({ prerendered }) => prerendered);
    return page && ((await this.#evaluate(page.session, expression)) as Value);
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
    await this.#browser.close();
  }
}

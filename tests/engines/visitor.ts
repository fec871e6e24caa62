import { expect } from 'vitest';
import { errorsKey, type Engine } from './engine.ts';

const selectors = {
  banner: 'header',
  button: 'button',
  dialog: 'dialog',
  group: '[role=group]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  status: '[role=status]',
  text: 'p, dt, dd, th, td, summary',
  textbox: 'input:not([type=checkbox], [type=radio])',
} as const;

/** What a visitor looks for: a role, and words of its name or of its text, within something else. */
export interface Target {
  role: keyof typeof selectors;
  name?: string | undefined;
  within?: Target | undefined;
}

/** A target as it is on the screen; the rest is there only when it is shown. */
interface Sight {
  shown: boolean;
  /** Its middle, in CSS pixels of the window. */
  x?: number;
  y?: number;
  /** Whether a press on its middle reaches it. */
  reachable?: boolean;
  focused?: boolean;
  expanded?: string | null;
  current?: string | null;
  /** How far it is scrolled sideways, CSS pixels. */
  scrolled?: number;
}

type Step = [selector: string, name: string];

const stepsTo = ({ role, name = '', within }: Target): Step[] => [
  ...(within ? stepsTo(within) : []),
  [selectors[role], name],
];

const describeTarget = ({ role, name, within }: Target): string =>
  `${role}${name ? ` "${name}"` : ''}${within ? ` in ${describeTarget(within)}` : ''}`;

/** Runs in the page. */
function look({ steps, scroll }: { steps: Step[]; scroll: boolean }): Sight {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const labels = element instanceof HTMLInputElement ? element.labels : undefined;
    return element.ariaLabel ?? title?.innerText ?? labels?.[0]?.innerText ?? element.innerText;
  };
  let found: HTMLElement | undefined = document.documentElement;
  for (const [selector, name] of steps) {
    const all: HTMLElement[] = [...(found?.querySelectorAll<HTMLElement>(selector) ?? [])];
    found = all.find(
      (element) =>
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
        plain(nameOf(element)).includes(name),
    );
  }
  if (!found) return { shown: false };
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (scroll && !isInView(found.getBoundingClientRect()))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    shown: true,
    x,
    y,
    reachable: found.contains(document.elementFromPoint(x, y)),
    focused: found === document.activeElement,
    expanded: found.ariaExpanded,
    current: found.ariaCurrent,
    scrolled: found.scrollLeft,
  };
}

/** How long a visitor waits for something, ms. */
const PATIENCE_MS = 10_000;

/** Somebody who uses the site in an engine, by what is seen: roles, names, texts. */
export function createVisitor(engine: Engine, origin: string) {
  const see = (target: Target, scroll = false) =>
    engine.run(look, { steps: stepsTo(target), scroll });

  const expectSight = (target: Target, sight: Partial<Sight>) =>
    expect
      .poll(() => see(target), { timeout: PATIENCE_MS, message: describeTarget(target) })
      .toMatchObject(sight);

  /** The middle of a target that can be pressed and has come to rest. */
  async function reach(target: Target): Promise<{ x: number; y: number }> {
    let last: Sight = { shown: false };
    await expect
      .poll(
        async () => {
          const before = last;
          last = await see(target, true);
          return { ...last, resting: last.x === before.x && last.y === before.y };
        },
        { timeout: PATIENCE_MS, message: `to press ${describeTarget(target)}` },
      )
      .toMatchObject({ reachable: true, resting: true });
    return { x: last.x ?? 0, y: last.y ?? 0 };
  }

  return {
    engine,
    reach,
    expectSight,
    open: (path: string) => engine.open(origin + path),
    expectShown: (target: Target) => expectSight(target, { shown: true }),
    expectHidden: (target: Target) => expectSight(target, { shown: false }),
    expectFocused: (target: Target) => expectSight(target, { focused: true }),
    async expectPath(path: string): Promise<void> {
      const now = () => engine.run(() => location.pathname + location.hash, undefined);
      await expect.poll(now, { timeout: PATIENCE_MS }).toBe(path);
    },
    async click(target: Target, times = 1): Promise<void> {
      const { x, y } = await reach(target);
      await engine.click(x, y, times);
    },
    async hover(target: Target): Promise<void> {
      const { x, y } = await reach(target);
      await engine.moveTo(x, y);
    },
    /** Presses Tab until the target has the focus. */
    async tabTo(target: Target, presses = 40): Promise<void> {
      for (let press = 0; press < presses; press += 1) {
        if ((await see(target)).focused) return;
        await engine.press('Tab');
      }
      await expectSight(target, { focused: true });
    },
    /** Does something again, further apart than a double-click, until a target is gone. */
    async repeatUntilHidden(target: Target, act: () => Promise<void>): Promise<void> {
      const actAndSee = async () => {
        if ((await see(target)).shown) await act();
        return see(target);
      };
      await expect
        .poll(actAndSee, { interval: 600, timeout: PATIENCE_MS, message: describeTarget(target) })
        .toEqual({ shown: false });
    },
    /** Expects something that scrolls sideways to do so by itself. */
    async expectMoved(target: Target): Promise<void> {
      const first = (await see(target)).scrolled;
      await expect
        .poll(async () => (await see(target)).scrolled, { timeout: PATIENCE_MS })
        .not.toBe(first);
    },
    /** The errors that pages have reported since the last call. */
    takeErrors: () =>
      engine.run((key) => {
        const notes = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
        sessionStorage.removeItem(key);
        return notes;
      }, errorsKey),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

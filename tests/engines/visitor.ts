import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** What a visitor looks for: a selector and words of its name or of its text, the outermost part first. */
export type Target = readonly (readonly [selector: string, name: string])[];

const part =
  (selector: string) =>
  (name = '', within: Target = []): Target => [...within, [selector, name]];

export const button = part('button');
export const heading = part('h1, h2, h3, h4');
export const link = part('a[href]');
export const status = part('[role=status]');
export const text = part('p, dt, dd, th, td, summary');
export const textbox = part('input:not([type=checkbox], [type=radio])');

const banner = part('header')();
export const main = part('main')();
export const menus = part('nav')('Main');
export const phoneMenu = part('nav')('Mobile menu');
export const reviews = part('[role=group]')('Customer reviews');
export const dialog = part('dialog')('Get a quote or apply');
export const menuButton = button('Menu', banner);
export const applyNow = button('Apply Now', banner);
export const close = button('Close', dialog);

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

/** Runs in the page. */
function look({ target, scroll }: { target: Target; scroll: boolean }): Sight {
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const labels = element instanceof HTMLInputElement ? element.labels : undefined;
    return element.ariaLabel ?? title?.innerText ?? labels?.[0]?.innerText ?? element.innerText;
  };
  let found: HTMLElement | undefined = document.documentElement;
  for (const [selector, name] of target) {
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

/** Somebody who uses the site in an engine, by what is seen: roles, names, texts. */
export function createVisitor(engine: Engine, origin: string) {
  const see = (target: Target, scroll = false) => engine.run(look, { target, scroll });

  /** Looks until the sight is right. */
  const poll = <Value>(value: () => Promise<Value>, message: string, interval = 50) =>
    expect.poll(value, { timeout: 10_000, interval, message });

  const describe = (target: Target) => target.flat().filter(Boolean).join(' ');

  const expectSight = (target: Target, sight: Partial<Sight>) =>
    poll(() => see(target), describe(target)).toMatchObject(sight);

  /** The middle of a target that can be pressed and has come to rest. */
  async function reach(target: Target): Promise<{ x: number; y: number }> {
    let last: Sight = { shown: false };
    const lookAgain = async () => {
      const before = last;
      last = await see(target, true);
      return { ...last, resting: last.x === before.x && last.y === before.y };
    };
    await poll(lookAgain, `press ${describe(target)}`).toMatchObject({
      reachable: true,
      resting: true,
    });
    return { x: last.x ?? 0, y: last.y ?? 0 };
  }

  return {
    engine,
    poll,
    see,
    reach,
    expectSight,
    async open(path: string): Promise<void> {
      await engine.run(() => {
        document.documentElement.dataset.left = '';
      }, undefined);
      await engine.open(origin + path);
    },
    expectShown: (target: Target) => expectSight(target, { shown: true }),
    expectHidden: (target: Target) => expectSight(target, { shown: false }),
    /** Expects the focus at two looks in a row: something may take it away at once. */
    async expectFocused(target: Target): Promise<void> {
      let last: boolean | undefined;
      const lookAgain = async () => {
        const before = last;
        last = (await see(target)).focused;
        return before && last;
      };
      await poll(lookAgain, `focus on ${describe(target)}`, 150).toBe(true);
    },
    expectPath: (path: string) =>
      poll(() => engine.run(() => location.pathname, undefined), 'path').toBe(path),
    async click(target: Target, times = 1): Promise<void> {
      const { x, y } = await reach(target);
      await engine.click(x, y, times);
    },
    async hover(target: Target): Promise<void> {
      const { x, y } = await reach(target);
      await engine.moveTo(x, y);
    },
    /** Presses Tab until the target has the focus. */
    async tabTo(target: Target): Promise<void> {
      for (let press = 0; press < 40 && !(await see(target)).focused; press += 1)
        await engine.press('Tab');
      await expectSight(target, { focused: true });
    },
    /** Does something until a target is gone, again only when it can't be taken for a double-click. */
    async dismiss(target: Target, act: () => Promise<void>): Promise<void> {
      const actAndSee = async () => {
        if ((await see(target)).shown) await act();
        return see(target);
      };
      await poll(actAndSee, `dismiss ${describe(target)}`, 600).toEqual({ shown: false });
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

import { test as base, describe, expect, inject } from 'vitest';
import { describeMissing, findEngine, type EngineName } from '../../tools/dev/setup/engines.mjs';
import { routes } from '../site/routes.ts';
import { errorsKey, type Engine } from './engine.ts';
import { clickInForm, expectLivingForm, fillIn, readField } from './form.ts';
import { applyNow, button, close, createVisitor, dialog, heading, link } from './visitor.ts';
import { main, menuButton, menus, phoneMenu, reviews, status, text, textbox } from './visitor.ts';
import type { Target, Visitor } from './visitor.ts';

/** Sizes of the window, CSS pixels. */
const [DESKTOP, TABLET, PHONE, HEIGHT] = [1280, 768, 360, 800] as const;

/** A place beside every dialog and menu. */
const OUTSIDE = [20, 400] as const;

/**
 * Tries visitors' journeys in one engine, if it is installed; with REQUIRE_ENGINES set, as on GitHub,
 * it has to be. Chromium has its own, far larger tests in `tests/e2e/`.
 *
 * @param start starts the engine from the path of its program
 */
export function tryIn(name: EngineName, start: (program: string) => Promise<Engine>): void {
  const program = findEngine(name);
  if (program) {
    const test = createTest(() => start(program));
    tryPages(test);
    tryMenus(test);
    tryDialog(test);
  } else
    base(describeMissing(name), () => {
      expect(process.env.REQUIRE_ENGINES ?? '', 'REQUIRE_ENGINES is set').toBe('');
    });
}

/** A `test` with a visitor in an engine that runs until the last journey's end. No error may reach the console on the way. */
const createTest = (start: () => Promise<Engine>) =>
  base
    .extend('engine', { scope: 'file' }, async ({}, { onCleanup }) => {
      const engine = await start();
      onCleanup(engine.close);
      // An empty window hears of no resizing, and keeps no notes.
      await engine.open(inject('origin'));
      return engine;
    })
    .extend('visitor', async ({ engine }, { onCleanup }) => {
      await engine.resize(DESKTOP, HEIGHT);
      onCleanup(async () => {
        const errors = await engine.run((key) => {
          const notes = sessionStorage.getItem(key);
          sessionStorage.removeItem(key);
          return notes;
        }, errorsKey);
        expect(errors, 'errors on the console').toBeNull();
      });
      return createVisitor(engine, inject('origin'));
    });

type Test = ReturnType<typeof createTest>;

/** Runs in the page: what is too wide for the window. */
function widthFaults(width: number): string[] {
  const faults: string[] = [];
  const needed = document.documentElement.scrollWidth;
  if (!document.querySelector('h1')) faults.push('no page came');
  if (innerWidth !== width) faults.push(`the window has ${innerWidth} px`);
  if (needed > width) faults.push(`needs ${needed} px`);
  return faults;
}

/** Runs in the page: which pictures don't come when they are scrolled to. */
async function pictureFaults(patienceMs: number): Promise<string[]> {
  const faults: string[] = [];
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    const started = performance.now();
    while (!image.complete && performance.now() - started < patienceMs)
      await new Promise(requestAnimationFrame);
    if (image.naturalWidth === 0) faults.push(`no picture at ${image.currentSrc || image.src}`);
  }
  return faults;
}

/** Every page, and what one of them alone has. */
function tryPages(test: Test): void {
  test(
    'every page fits three widths and shows all its pictures',
    { timeout: 150_000 },
    async ({ visitor: { engine, open } }) => {
      const faults: string[] = [];
      const note = (place: string, found: string[]) =>
        faults.push(...found.map((fault) => `${place}: ${fault}`));
      for (const { path } of routes) {
        await engine.resize(DESKTOP, HEIGHT);
        await open(path);
        note(path, await engine.run(pictureFaults, 5000));
        for (const width of [DESKTOP, TABLET, PHONE]) {
          await engine.resize(width, HEIGHT);
          note(`${path} at ${width} px`, await engine.run(widthFaults, width));
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test('a question opens, alone, by a press and by a link to it', async ({ visitor }) => {
    const custom = 'How long do custom cabinets take?';
    const shippingAnswer = link('Link to this answer: Do you ship');
    const customAnswer = link(`Link to this answer: ${custom}`);
    await visitor.open('/faqs');
    await visitor.click(heading('ship cabinets free of charge'));
    await visitor.expectShown(shippingAnswer);
    await visitor.click(heading(custom));
    await visitor.expectShown(customAnswer);
    await visitor.expectHidden(shippingAnswer);
    await visitor.click(heading(custom));
    await visitor.expectHidden(customAnswer);
    await visitor.open('/about');
    await visitor.open('/faqs#custom-orders');
    await visitor.expectShown(customAnswer);
    await visitor.expectSight(heading(custom), { reachable: true });
  });

  test('the calculator computes, and its schedule opens to the months', async ({ visitor }) => {
    await visitor.open('/resources/calculator');
    await visitor.click(textbox('Loan amount'));
    await visitor.engine.run(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    }, undefined);
    await visitor.engine.type('350,000');
    await visitor.click(button('Calculate'));
    await visitor.expectShown(status('$2,212.24'));
    await visitor.click(heading('Payment schedule'));
    await visitor.expectShown(text('Total interest is'));
  });

  test('the reviews move by themselves, stop, and go to the set that is asked for', async ({
    visitor,
  }) => {
    const second = button('Show reviews 5 to 8');
    const scrolled = async () => (await visitor.see(reviews)).scrolled;
    await visitor.open('/');
    await visitor.reach(reviews);
    await visitor.expectSight(button('Show reviews 1 to 4'), { current: 'true' });
    await visitor.engine.moveTo(2, 2);
    await visitor.poll(scrolled, 'scrolled').not.toBe(await scrolled());
    await visitor.click(button('Pause reviews'));
    await visitor.click(second);
    await visitor.expectSight(second, { current: 'true' });
    await visitor.expectShown(button('Resume reviews'));
  });

  test('the hosted form of the help page can be sent', async ({ visitor }) => {
    await visitor.open('/help');
    await expectLivingForm(visitor);
    await fillIn(visitor, 'Full name', 'Ann Lee');
    await fillIn(visitor, 'E-mail', 'ann@example.com');
    await fillIn(visitor, 'Phone', '614-555-0100');
    await clickInForm(visitor, 'I agree');
    await clickInForm(visitor, 'Send');
    const words = () => visitor.engine.runInForm(() => document.body.innerText, undefined);
    await visitor.poll(words, 'form').toContain('Your request has arrived.');
  });
}

/** The menus of wide screens, and the menu of phones. */
function tryMenus(test: Test): void {
  const products = button('Loan Products', menus);
  const cashOut = link('Cash-Out Refinance', menus);
  const credit = link('Credit', menus);
  const conventional = link('Conventional', menus);

  test('the menus open under the pointer, one at a time, and lead to their pages', async ({
    visitor,
  }) => {
    await visitor.open('/about');
    await visitor.hover(products);
    await visitor.expectShown(cashOut);
    await visitor.hover(button('Resources', menus));
    await visitor.expectHidden(cashOut);
    await visitor.expectShown(credit);
    await visitor.engine.moveTo(...OUTSIDE);
    await visitor.expectHidden(credit);
    await visitor.click(products);
    await visitor.click(cashOut);
    await visitor.expectPath('/loan-programs/cash-out');
  });

  test('the menus open and close by keyboard, and give the focus back', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.tabTo(products);
    await visitor.engine.press('Enter');
    await visitor.expectSight(products, { expanded: 'true' });
    await visitor.engine.press('ArrowDown');
    await visitor.expectFocused(conventional);
    await visitor.engine.press('Escape');
    await visitor.expectSight(products, { expanded: 'false', focused: true });
    await visitor.engine.press('ArrowDown');
    await visitor.expectFocused(conventional);
    await visitor.engine.press('Enter');
    await visitor.expectPath('/loan-programs/conventional');
  });

  test('the phone menu closes by its button and by Escape, and leads to pages', async ({
    visitor,
  }) => {
    await visitor.engine.resize(PHONE, HEIGHT);
    await visitor.open('/about');
    await visitor.click(menuButton);
    await visitor.click(button('Close', phoneMenu));
    await visitor.expectHidden(phoneMenu);
    await visitor.click(menuButton);
    await visitor.expectShown(phoneMenu);
    await visitor.engine.press('Escape');
    await visitor.expectHidden(phoneMenu);
    await visitor.expectFocused(menuButton);
    await visitor.click(menuButton);
    await visitor.click(text('Service Area', phoneMenu));
    await visitor.click(link('Dublin', phoneMenu));
    await visitor.expectPath('/service-areas/dublin');
  });

  test('the phone menu opens the dialog, which gives the focus to the menu button', async ({
    visitor,
  }) => {
    await visitor.engine.resize(PHONE, HEIGHT);
    await visitor.open('/about');
    await visitor.click(menuButton);
    await visitor.click(button('Apply Now', phoneMenu));
    await visitor.expectShown(dialog);
    await visitor.expectHidden(phoneMenu);
    await expectLivingForm(visitor);
    await visitor.engine.press('Escape');
    await visitor.expectHidden(dialog);
    await visitor.expectFocused(menuButton);
  });
}

/** The quote dialog: the ways to open and close it, its form, and what keeps it open. */
function tryDialog(test: Test): void {
  const pressTwice = (key: 'Enter' | ' ') => async (visitor: Visitor, opener: Target) => {
    await visitor.tabTo(opener);
    await visitor.engine.press(key, 2);
  };
  const ways: Record<
    string,
    [
      open: (visitor: Visitor, opener: Target) => Promise<void>,
      shut: (visitor: Visitor) => Promise<void>,
    ]
  > = {
    'after a click, by its Close button': [
      (visitor, opener) => visitor.click(opener),
      (visitor) => visitor.click(close),
    ],
    'after a double-click, by a press outside': [
      (visitor, opener) => visitor.click(opener, 2),
      ({ engine }) => engine.click(...OUTSIDE),
    ],
    'after a double Enter, by Escape': [
      pressTwice('Enter'),
      ({ engine }) => engine.press('Escape'),
    ],
    'after a double Space, by Space on its Close button': [
      pressTwice(' '),
      async (visitor) => {
        await visitor.expectFocused(close);
        await visitor.engine.press(' ');
      },
    ],
  };
  describe('the quote dialog gives the focus back', () => {
    for (const [way, [open, shut]] of Object.entries(ways))
      test(way, async ({ visitor }) => {
        await visitor.open('/about');
        for (const opener of [applyNow, button('Get Your Free Quote', main)]) {
          await open(visitor, opener);
          await visitor.expectShown(dialog);
          await expectLivingForm(visitor);
          await visitor.expectShown(dialog);
          await visitor.dismiss(dialog, () => shut(visitor));
          await visitor.expectFocused(opener);
        }
      });
  });

  test('the quote dialog keeps what was typed, also when text is marked from inside to outside', async ({
    visitor,
  }) => {
    await visitor.open('/about');
    await visitor.click(applyNow);
    await fillIn(visitor, 'Full name', 'Ann Lee');
    await visitor.hover(text('Answer a few questions', dialog));
    await visitor.engine.dropAt(...OUTSIDE);
    await visitor.expectShown(dialog);
    await visitor.dismiss(dialog, () => visitor.click(close));
    await visitor.click(applyNow);
    expect(await readField(visitor, 'Full name')).toBe('Ann Lee');
  });
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { describeMissing, findEngine } from '../../tools/dev/setup/engines.mjs';
import type { EngineName } from '../../tools/dev/setup/engines.mjs';
import { routes } from '../site/routes.ts';
import type { Engine } from './engine.ts';
import { clickInForm, expectLivingForm, expectValue, fillIn } from './form.ts';
import { pageFaults } from './page-faults.ts';
import { createVisitor, type Target, type Visitor } from './visitor.ts';

const HEIGHT = 800;
const PHONE = 360;
const DESKTOP = 1280;
const WIDTHS = [DESKTOP, 768, PHONE];

const button = (name: string, within?: Target): Target => ({ role: 'button', name, within });
const link = (name: string, within?: Target): Target => ({ role: 'link', name, within });
const heading = (name: string): Target => ({ role: 'heading', name });
const text = (name: string, within?: Target): Target => ({ role: 'text', name, within });

const banner: Target = { role: 'banner' };
const main: Target = { role: 'main' };
const menus: Target = { role: 'navigation', name: 'Main' };
const phoneMenu: Target = { role: 'navigation', name: 'Mobile menu' };
const dialog: Target = { role: 'dialog', name: 'Get a quote or apply' };
const menuButton = button('Menu', banner);
const applyNow = button('Apply Now', banner);
const close = button('Close', dialog);

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
    tryJourneys(() => start(program));
    return;
  }
  test(describeMissing(name), () => {
    expect(process.env.REQUIRE_ENGINES ?? '').toBe('');
  });
}

/** No error may reach the console on the way. */
function tryJourneys(start: () => Promise<Engine>): void {
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await start();
    visitor = createVisitor(engine, inject('origin'));
    await visitor.open('/about');
  });
  beforeEach(() => engine.resize(DESKTOP, HEIGHT));
  afterEach(async () => {
    expect(await visitor.takeErrors(), 'errors on the console').toEqual([]);
  });
  afterAll(() => engine.close());

  test(
    'every page fits three widths and shows all its pictures',
    { timeout: 150_000 },
    async () => {
      const faults: string[] = [];
      for (const { path } of routes) {
        await visitor.open(path);
        for (const width of WIDTHS) {
          await engine.resize(width, HEIGHT);
          for (const fault of await engine.run(pageFaults, width))
            faults.push(`${path} at ${width} px: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  describe('the menus', () => {
    const products = button('Loan Products', menus);
    const cashOut = link('Cash-Out Refinance', menus);
    const credit = link('Credit', menus);
    const conventional = link('Conventional', menus);

    test('open under the pointer, one at a time, and lead to their pages', async () => {
      await visitor.open('/about');
      await visitor.hover(products);
      await visitor.expectShown(cashOut);
      await visitor.hover(button('Resources', menus));
      await visitor.expectHidden(cashOut);
      await visitor.expectShown(credit);
      await engine.moveTo(...OUTSIDE);
      await visitor.expectHidden(credit);
      await visitor.click(products);
      await visitor.click(cashOut);
      await visitor.expectPath('/loan-programs/cash-out');
    });

    test('open and close by keyboard, and give the focus back', async () => {
      await visitor.open('/about');
      await visitor.tabTo(products);
      await engine.press('Enter');
      await visitor.expectSight(products, { expanded: 'true' });
      await engine.press('ArrowDown');
      await visitor.expectFocused(conventional);
      await engine.press('Escape');
      await visitor.expectSight(products, { expanded: 'false', focused: true });
      await engine.press('ArrowDown');
      await visitor.expectFocused(conventional);
      await engine.press('Enter');
      await visitor.expectPath('/loan-programs/conventional');
    });
  });

  describe('the phone menu', () => {
    beforeEach(async () => {
      await engine.resize(PHONE, HEIGHT);
      await visitor.open('/about');
      await visitor.click(menuButton);
      await visitor.expectShown(phoneMenu);
    });

    test('opens its groups and leads to their pages', async () => {
      await visitor.click(text('Service Area', phoneMenu));
      await visitor.click(link('Dublin', phoneMenu));
      await visitor.expectPath('/service-areas/dublin');
    });

    test('closes by its button and by Escape', async () => {
      await visitor.click(button('Close', phoneMenu));
      await visitor.expectHidden(phoneMenu);
      await visitor.click(menuButton);
      await visitor.expectShown(phoneMenu);
      await engine.press('Escape');
      await visitor.expectHidden(phoneMenu);
      await visitor.expectFocused(menuButton);
    });

    test('opens the dialog, which gives the focus to the menu button', async () => {
      await visitor.click(button('Apply Now', phoneMenu));
      await visitor.expectShown(dialog);
      await visitor.expectHidden(phoneMenu);
      await expectLivingForm(visitor);
      await engine.press('Escape');
      await visitor.expectHidden(dialog);
      await visitor.expectFocused(menuButton);
    });
  });

  describe('the quote dialog gives the focus back', () => {
    const pressKey = (key: 'Enter' | ' ') => async (opener: Target) => {
      await visitor.tabTo(opener);
      await engine.press(key);
    };
    const ways: [string, (opener: Target) => Promise<void>, () => Promise<void>][] = [
      [
        'after a click, by its Close button',
        (opener) => visitor.click(opener),
        () => visitor.click(close),
      ],
      [
        'after a double-click, by a press outside',
        (opener) => visitor.click(opener, 2),
        () => visitor.repeatUntilHidden(dialog, () => visitor.clickAt(...OUTSIDE)),
      ],
      ['after Enter, by Escape', pressKey('Enter'), () => engine.press('Escape')],
      [
        'after Space, by Space on its Close button',
        pressKey(' '),
        async () => {
          await visitor.expectFocused(close);
          await visitor.repeatUntilHidden(dialog, () => engine.press(' '));
        },
      ],
    ];
    for (const [way, open, shut] of ways) {
      test(way, async () => {
        await visitor.open('/about');
        for (const opener of [applyNow, button('Get Your Free Quote', main)]) {
          await open(opener);
          await visitor.expectShown(dialog);
          await expectLivingForm(visitor);
          await visitor.expectShown(dialog);
          await shut();
          await visitor.expectHidden(dialog);
          await visitor.expectFocused(opener);
        }
      });
    }

    test('and keeps what was typed, also when text is marked from inside to outside', async () => {
      await visitor.open('/about');
      await visitor.click(applyNow);
      await fillIn(visitor, 'Full name', 'Ann Lee');
      const { x, y } = await visitor.reach(text('Answer a few questions', dialog));
      await engine.moveTo(x, y);
      await engine.pointerDown();
      await engine.moveTo(...OUTSIDE);
      await engine.pointerUp();
      await visitor.expectShown(dialog);
      await visitor.click(close);
      await visitor.expectHidden(dialog);
      await visitor.click(applyNow);
      await expectValue(visitor, 'Full name', 'Ann Lee');
    });
  });

  test('a question opens, alone, by a press and by a link to it', async () => {
    const [shipping, custom] = [
      'ship cabinets free of charge',
      'How long do custom cabinets take?',
    ];
    const answer = (question: string) => link(`Link to this answer: ${question}`);
    await visitor.open('/faqs');
    await visitor.click(heading(shipping));
    await visitor.expectShown(link('Link to this answer: Do you ship'));
    await visitor.click(heading(custom));
    await visitor.expectShown(answer(custom));
    await visitor.expectHidden(link('Link to this answer: Do you ship'));
    await visitor.click(heading(custom));
    await visitor.expectHidden(answer(custom));
    await visitor.open('/about');
    await visitor.open('/faqs#custom-orders');
    await visitor.expectShown(answer(custom));
    await visitor.expectSight(heading(custom), { reachable: true });
  });

  test('the calculator computes, and its schedule opens to the months', async () => {
    await visitor.open('/resources/calculator');
    await visitor.click({ role: 'textbox', name: 'Loan amount' });
    await engine.run(() => document.execCommand('selectAll'), undefined);
    await engine.type('350,000');
    await visitor.click(button('Calculate'));
    await visitor.expectShown({ role: 'status', name: '$2,212.24' });
    await visitor.click(heading('Payment schedule'));
    await visitor.expectShown(text('Total interest is'));
  });

  test('the reviews move by themselves, stop, and go to the set that is asked for', async () => {
    const reviews: Target = { role: 'group', name: 'Customer reviews' };
    const second = button('Show reviews 5 to 8');
    await visitor.open('/');
    await visitor.reach(reviews);
    await visitor.expectSight(button('Show reviews 1 to 4'), { current: 'true' });
    await engine.moveTo(2, 2);
    await visitor.expectMoved(reviews);
    await visitor.click(button('Pause reviews'));
    await visitor.click(second);
    await visitor.expectSight(second, { current: 'true' });
    await visitor.expectShown(button('Resume reviews'));
  });

  test('an address without a page names what was meant, and leads there', async () => {
    await visitor.open('/fha');
    await visitor.expectShown(heading('404'));
    expect(await visitor.takeErrors()).toEqual(['/fha: 404: no page at /fha']);
    await visitor.click(link('FHA', main));
    await visitor.expectPath('/loan-programs/fha');
  });

  describe('the hosted forms', () => {
    test('of the home page takes what is typed', async () => {
      await visitor.open('/');
      await expectLivingForm(visitor);
      await fillIn(visitor, 'Full name', 'Ann Lee');
    });

    test('of the help page can be sent', async () => {
      await visitor.open('/help');
      await fillIn(visitor, 'Full name', 'Ann Lee');
      await fillIn(visitor, 'E-mail', 'ann@example.com');
      await fillIn(visitor, 'Phone', '614-555-0100');
      await clickInForm(visitor, 'I agree');
      await clickInForm(visitor, 'Send');
      await expect
        .poll(() => engine.runInForm(() => document.body.innerText, undefined), { timeout: 10_000 })
        .toContain('Your request has arrived.');
    });
  });
}

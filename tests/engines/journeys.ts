import { test as base, expect } from 'vitest';
import { describeMissing, findEngine, type EngineName } from '../../tools/dev/setup/engines.mjs';
import { routes } from '../site/routes.ts';
import type { Engine } from './engine.ts';
import { clickInForm, expectLivingForm, fillIn } from './form.ts';
import { tryDialog, tryMenus } from './menu-and-dialog-journeys.ts';
import { createTest, DESKTOP, HEIGHT, PHONE, TABLET, type Test } from './visitor-test.ts';
import { button, heading, link, reviews, status, text, textbox } from './visitor.ts';

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
    async ({ visitor }) => {
      const { engine } = visitor;
      const faults: string[] = [];
      const note = (place: string, found: string[]) =>
        faults.push(...found.map((fault) => `${place}: ${fault}`));
      for (const { path } of routes) {
        await engine.resize(DESKTOP, HEIGHT);
        await visitor.open(path);
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
    const shippingAnswer = link('Link to this answer: Is shipping free');
    const customAnswer = link(`Link to this answer: ${custom}`);
    await visitor.open('/faqs');
    await visitor.click(heading('Is shipping free?'));
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

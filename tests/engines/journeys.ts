import { describe, expect, test } from 'vitest';
import { describeMissing, findEngine } from '../../tools/dev/setup/engines.mjs';
import type { EngineName } from '../../tools/dev/setup/engines.mjs';
import { routes } from '../site/routes.ts';
import { tryDialog } from './dialog.ts';
import type { Engine } from './engine.ts';
import { clickInForm, expectLivingForm, fillIn } from './form.ts';
import { DESKTOP, HEIGHT, PHONE, createJourneyTest } from './journey-test.ts';
import type { JourneyTest } from './journey-test.ts';
import { tryMenus } from './menus.ts';
import { pageFaults } from './page-faults.ts';
import { button, heading, link, main, text } from './targets.ts';
import type { Target } from './visitor.ts';

const WIDTHS = [DESKTOP, 768, PHONE];

/**
 * Tries visitors' journeys in one engine, if it is installed; with REQUIRE_ENGINES set, as on GitHub,
 * it has to be. Chromium has its own, far larger tests in `tests/e2e/`.
 *
 * @param start starts the engine from the path of its program
 */
export function tryIn(name: EngineName, start: (program: string) => Promise<Engine>): void {
  const program = findEngine(name);
  if (program) {
    const journey = createJourneyTest(() => start(program));
    tryPages(journey);
    tryMenus(journey);
    tryDialog(journey);
    return;
  }
  test(describeMissing(name), () => {
    expect(process.env.REQUIRE_ENGINES ?? '').toBe('');
  });
}

/** Every page, and what one of them alone has. */
function tryPages(test: JourneyTest): void {
  test(
    'every page fits three widths and shows all its pictures',
    { timeout: 150_000 },
    async ({ visitor }) => {
      const faults: string[] = [];
      for (const { path } of routes) {
        await visitor.open(path);
        for (const width of WIDTHS) {
          await visitor.engine.resize(width, HEIGHT);
          for (const fault of await visitor.engine.run(pageFaults, width))
            faults.push(`${path} at ${width} px: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test('a question opens, alone, by a press and by a link to it', async ({ visitor }) => {
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

  test('the calculator computes, and its schedule opens to the months', async ({ visitor }) => {
    await visitor.open('/resources/calculator');
    await visitor.click({ role: 'textbox', name: 'Loan amount' });
    await visitor.engine.run(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    }, undefined);
    await visitor.engine.type('350,000');
    await visitor.click(button('Calculate'));
    await visitor.expectShown({ role: 'status', name: '$2,212.24' });
    await visitor.click(heading('Payment schedule'));
    await visitor.expectShown(text('Total interest is'));
  });

  test('the reviews move by themselves, stop, and go to the set that is asked for', async ({
    visitor,
  }) => {
    const reviews: Target = { role: 'group', name: 'Customer reviews' };
    const second = button('Show reviews 5 to 8');
    await visitor.open('/');
    await visitor.reach(reviews);
    await visitor.expectSight(button('Show reviews 1 to 4'), { current: 'true' });
    await visitor.engine.moveTo(2, 2);
    await visitor.expectMoved(reviews);
    await visitor.click(button('Pause reviews'));
    await visitor.click(second);
    await visitor.expectSight(second, { current: 'true' });
    await visitor.expectShown(button('Resume reviews'));
  });

  test('an address without a page names what was meant, and leads there', async ({ visitor }) => {
    await visitor.open('/fha');
    await visitor.expectShown(heading('404'));
    expect(await visitor.takeErrors()).toEqual(['/fha: 404: no page at /fha']);
    await visitor.click(link('FHA', main));
    await visitor.expectPath('/loan-programs/fha');
  });

  describe('the hosted forms', () => {
    test('of the home page takes what is typed', async ({ visitor }) => {
      await visitor.open('/');
      await expectLivingForm(visitor);
      await fillIn(visitor, 'Full name', 'Ann Lee');
    });

    test('of the help page can be sent', async ({ visitor }) => {
      await visitor.open('/help');
      await fillIn(visitor, 'Full name', 'Ann Lee');
      await fillIn(visitor, 'E-mail', 'ann@example.com');
      await fillIn(visitor, 'Phone', '614-555-0100');
      await clickInForm(visitor, 'I agree');
      await clickInForm(visitor, 'Send');
      await expect
        .poll(() => visitor.engine.runInForm(() => document.body.innerText, undefined), {
          timeout: 10_000,
        })
        .toContain('Your request has arrived.');
    });
  });
}

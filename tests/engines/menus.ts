import { describe } from 'vitest';
import type { JourneyTest } from './journey-test.ts';
import { HEIGHT, PHONE } from './journey-test.ts';
import { OUTSIDE, button, dialog, link, menuButton, menus, phoneMenu, text } from './targets.ts';
import { expectLivingForm } from './form.ts';

/** The menus of wide screens, and the menu of phones. */
export function tryMenus(test: JourneyTest): void {
  describe('the menus', () => {
    const products = button('Loan Products', menus);
    const cashOut = link('Cash-Out Refinance', menus);
    const credit = link('Credit', menus);
    const conventional = link('Conventional', menus);

    test('open under the pointer, one at a time, and lead to their pages', async ({ visitor }) => {
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

    test('open and close by keyboard, and give the focus back', async ({ visitor }) => {
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
  });

  describe('the phone menu', () => {
    test.beforeEach(async ({ visitor }) => {
      await visitor.engine.resize(PHONE, HEIGHT);
      await visitor.open('/about');
      await visitor.click(menuButton);
      await visitor.expectShown(phoneMenu);
    });

    test('opens its groups and leads to their pages', async ({ visitor }) => {
      await visitor.click(text('Service Area', phoneMenu));
      await visitor.click(link('Dublin', phoneMenu));
      await visitor.expectPath('/service-areas/dublin');
    });

    test('closes by its button and by Escape', async ({ visitor }) => {
      await visitor.click(button('Close', phoneMenu));
      await visitor.expectHidden(phoneMenu);
      await visitor.click(menuButton);
      await visitor.expectShown(phoneMenu);
      await visitor.engine.press('Escape');
      await visitor.expectHidden(phoneMenu);
      await visitor.expectFocused(menuButton);
    });

    test('opens the dialog, which gives the focus to the menu button', async ({ visitor }) => {
      await visitor.click(button('Apply Now', phoneMenu));
      await visitor.expectShown(dialog);
      await visitor.expectHidden(phoneMenu);
      await expectLivingForm(visitor);
      await visitor.engine.press('Escape');
      await visitor.expectHidden(dialog);
      await visitor.expectFocused(menuButton);
    });
  });
}

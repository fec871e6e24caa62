import { describe, expect } from 'vitest';
import { expectLivingForm, fillIn, readField } from './form.ts';
import { OUTSIDE, PHONE, HEIGHT, type Test } from './visitor-test.ts';
import { applyNow, button, close, dialog, link, main, menuButton } from './visitor.ts';
import { menus, phoneMenu, text, type Target, type Visitor } from './visitor.ts';

/** The menus of wide screens, and the menu of phones. */
export function tryMenus(test: Test): void {
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
export function tryDialog(test: Test): void {
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

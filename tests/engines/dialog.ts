import { describe } from 'vitest';
import { expectLivingForm, expectValue, fillIn } from './form.ts';
import type { JourneyTest } from './journey-test.ts';
import { OUTSIDE, applyNow, button, close, dialog, main, text } from './targets.ts';
import type { Target, Visitor } from './visitor.ts';

/** The quote dialog: the ways to open and close it, its form, and what keeps it open. */
export function tryDialog(test: JourneyTest): void {
  describe('the quote dialog gives the focus back', () => {
    const pressKey =
      (key: 'Enter' | ' ', times: number) => async (visitor: Visitor, opener: Target) => {
        await visitor.tabTo(opener);
        await visitor.engine.press(key, times);
      };
    const ways: [
      string,
      open: (visitor: Visitor, opener: Target) => Promise<void>,
      shut: (visitor: Visitor) => Promise<void>,
    ][] = [
      [
        'after a click, by its Close button',
        (visitor, opener) => visitor.click(opener),
        (visitor) => visitor.click(close),
      ],
      [
        'after a triple click, by its Close button',
        (visitor, opener) => visitor.click(opener, 3),
        (visitor) => visitor.click(close),
      ],
      [
        'after a double-click, by a press outside',
        (visitor, opener) => visitor.click(opener, 2),
        (visitor) => visitor.repeatUntilHidden(dialog, () => visitor.engine.click(...OUTSIDE)),
      ],
      ['after Enter, by Escape', pressKey('Enter', 1), (visitor) => visitor.engine.press('Escape')],
      [
        'after a double Enter, by its Close button',
        pressKey('Enter', 2),
        (visitor) => visitor.click(close),
      ],
      [
        'after a double Space, by Space on its Close button',
        pressKey(' ', 2),
        async (visitor) => {
          await visitor.expectFocused(close);
          await visitor.repeatUntilHidden(dialog, () => visitor.engine.press(' '));
        },
      ],
    ];
    for (const [way, open, shut] of ways) {
      test(way, async ({ visitor }) => {
        await visitor.open('/about');
        for (const opener of [applyNow, button('Get Your Free Quote', main)]) {
          await open(visitor, opener);
          await visitor.expectShown(dialog);
          await expectLivingForm(visitor);
          await visitor.expectShown(dialog);
          await shut(visitor);
          await visitor.expectHidden(dialog);
          await visitor.expectFocused(opener);
        }
      });
    }

    test('and keeps what was typed, also when text is marked from inside to outside', async ({
      visitor,
    }) => {
      await visitor.open('/about');
      await visitor.click(applyNow);
      await fillIn(visitor, 'Full name', 'Ann Lee');
      const { x, y } = await visitor.reach(text('Answer a few questions', dialog));
      await visitor.engine.moveTo(x, y);
      await visitor.engine.dropAt(...OUTSIDE);
      await visitor.expectShown(dialog);
      await visitor.click(close);
      await visitor.expectHidden(dialog);
      await visitor.click(applyNow);
      await expectValue(visitor, 'Full name', 'Ann Lee');
    });
  });
}

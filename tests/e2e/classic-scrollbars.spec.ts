import { expect, test } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/dev/setup/chromium.mjs';
import { applyNow, dialog, remodelingDialog } from './support/quote-dialog.ts';

/** Headless browsers hide scrollbars; here they take space, as on Windows. */
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, '--disable-features=OverlayScrollbar,FluentOverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const dialogs = [
  { path: '/about', button: applyNow, box: dialog },
  {
    path: '/construction',
    button: (page: Parameters<typeof dialog>[0]) =>
      page.getByRole('button', { name: 'Get Free Quote' }),
    box: remodelingDialog,
  },
];

for (const { path, button, box } of dialogs) {
  test(`${path} moves by no pixel behind its dialog`, async ({ page }) => {
    await page.goto(path);
    const scrollbar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    const places = () =>
      page
        .locator('header, main, h1, main h2:not(dialog *), footer, [data-chat]')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    for (const width of [1680, 1280, 700]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await scrollbar(), 'a scrollbar that takes space').toBeGreaterThan(0);
      await button(page).scrollIntoViewIfNeeded();
      const before = await places();
      await button(page).click();
      await expect(box(page)).toBeVisible();
      expect(await places(), `${width} px, open`).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
      expect(await places(), `${width} px, closed`).toEqual(before);
      expect(await scrollbar()).toBeGreaterThan(0);
    }
  });
}

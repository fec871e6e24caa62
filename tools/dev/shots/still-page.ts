import type { Page } from '@playwright/test';

/**
 * Brings a page to rest before it is photographed: the display face is there
 * however late it came, pictures below the screen are fetched and decoded,
 * nothing moves.
 */
export async function stillPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (const rule of rules) {
      // "optional" leaves a late face out, which would make two pictures differ.
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    }
    const pictures = [...document.images];
    for (const picture of pictures) {
      picture.loading = 'eager';
      // A large one that may come later is left out of a photograph now and then.
      picture.decoding = 'sync';
    }
    const shown = pictures.filter((picture) => picture.checkVisibility());
    // Fails where a file that fits the window better took the picture's place meanwhile.
    const decoded = shown.map((picture) => picture.decode().catch(() => picture.decode()));
    await Promise.all([document.fonts.ready, ...decoded]);
  });
}

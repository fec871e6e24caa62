import type { Page } from '@playwright/test';

/** Text of the clipboard. Pages of the site may not read it, so it is pasted on a blank one. */
export async function clipboardText(page: Page): Promise<string> {
  const blank = await page.context().newPage();
  await blank.setContent('<textarea aria-label="Paste here"></textarea>');
  const field = blank.getByRole('textbox');
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await blank.close();
  return text;
}

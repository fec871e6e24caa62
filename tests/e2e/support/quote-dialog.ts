import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The brokerage's quote dialog while it is open. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Get a quote or apply' });

/** The sister company's quote dialog while it is open. */
export const remodelingDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Get a remodeling quote' });

/** The frame of the quote dialog. */
export const dialogFrame = (page: Page): Locator => dialog(page).locator('iframe');

/** What is inside the frame of the quote dialog. */
export const dialogForm = (page: Page): FrameLocator => dialogFrame(page).contentFrame();

/** The button of the header that opens the dialog. */
export const applyNow = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Apply Now' });

/** Reaches for the dialog, and waits until its island runs. */
export async function wakeDialog(page: Page): Promise<void> {
  const island = page.locator('dialog#quote-dialog astro-island');
  await applyNow(page).hover();
  await expect(island).not.toHaveAttribute('ssr');
  await expect(island.getByRole('status', { includeHidden: true })).toBeAttached();
}

/** In forced colors, an open dialog has an edge, and its focused close button a ring and a sign. */
export async function expectEdgesAndSign(box: Locator): Promise<void> {
  await expect(box).toHaveCSS('border-top-style', 'solid');
  await expect(box).toHaveCSS('border-top-width', '1px');
  const close = box.getByRole('button', { name: 'Close' }).first();
  await expect(close).toBeFocused();
  await expect(close).not.toHaveCSS('outline-style', 'none');
  const ink = await close.evaluate((button) => getComputedStyle(button).color);
  const lines = await close.locator('path').all();
  expect(lines).toHaveLength(2);
  for (const line of lines) await expect(line).toHaveCSS('stroke', ink);
  await expect(box).not.toHaveCSS('background-color', ink);
}

/** The parameters that the form says it was called with. */
export async function received(form: FrameLocator): Promise<Record<string, string>> {
  const list = form.getByLabel('Received parameters');
  const names = await list.getByRole('term').allTextContents();
  const values = await list.getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

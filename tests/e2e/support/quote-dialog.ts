import type { FrameLocator, Locator, Page } from '@playwright/test';

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

/** The parameters that the form says it was called with. */
export async function received(form: FrameLocator): Promise<Record<string, string>> {
  const list = form.getByLabel('Received parameters');
  const names = await list.getByRole('term').allTextContents();
  const values = await list.getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

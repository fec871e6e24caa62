/** The menus of wide screens, and the menu of phones. */
import { expect, type Page } from '@playwright/test';

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const trigger = (page: Page, name: string) => nav(page).getByRole('button', { name });
export const link = (page: Page, name: string) => nav(page).getByRole('link', { name });

/** The labels of the row, in its order. */
export const topLabels = ['Home', 'Loan Products', 'Resources', 'About', 'Service Area', 'Blog'];

export const phoneMenu = (page: Page) => page.getByRole('navigation', { name: 'Mobile menu' });

/** Expects a menu to be open, for assistive technology too. */
export async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
}

/** Expects no menu to be open: of the links, only those of the row are left. */
export async function expectAllClosed(page: Page): Promise<void> {
  await expect(nav(page).getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(nav(page).getByRole('link')).toHaveCount(3);
}

/** Opens the page and waits until React runs the menus. */
export async function openHydrated(page: Page): Promise<void> {
  await page.goto('/');
  await trigger(page, 'Resources').focus();
  await expect(page.locator('nav[data-ready]')).toBeAttached();
  await trigger(page, 'Resources').blur();
}

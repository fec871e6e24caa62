/** The menus of wide screens, and the menu of phones. */
import type { Page } from '@playwright/test';

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const trigger = (page: Page, name: string) => nav(page).getByRole('button', { name });
export const link = (page: Page, name: string) => nav(page).getByRole('link', { name });

export const phoneMenu = (page: Page) => page.getByRole('navigation', { name: 'Mobile menu' });

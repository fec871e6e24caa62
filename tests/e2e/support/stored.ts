import type { Page } from '@playwright/test';

/** What a page has stored in the browser: "cookie NAME=VALUE", "local KEY", "session KEY". */
export const stored = (page: Page) =>
  page.evaluate(() => [
    ...(document.cookie === '' ? [] : [`cookie ${document.cookie}`]),
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
  ]);

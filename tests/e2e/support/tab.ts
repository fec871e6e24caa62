import { test as base } from '@playwright/test';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { launchChromium } from '../../../tools/bench/pages/chromium.ts';
import { findChromium } from '../../../tools/dev/setup/chromium.mjs';

interface TestFixtures {
  /** A page at desktop width, also after a prerendered one took its place. */
  tab: Page;
  /** Session of the page that was attached to last, a prerendered one too. */
  latest: () => CDPSession | undefined;
  /**
   * The value of an expression in the page that was attached to last, a prerendered one too.
   * @throws while that page has no document yet
   */
  evaluateInLatest: (expression: string) => Promise<unknown>;
}

/** Tests in a browser that prerenders pages and, unless only the headless shell is there, keeps them for Back. */
export const test = base.extend<TestFixtures, { chromium: Browser }>({
  chromium: [
    async ({}, use) => {
      const browser = await launchChromium([], findChromium(true));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ chromium }, use) => {
    const context = await chromium.createBrowserContext();
    await use(await context.newPage());
    await context.close();
  },
  latest: [
    async ({ chromium }, use) => {
      const root = await chromium.target().createCDPSession();
      const sessions: CDPSession[] = [];
      root.connection()?.on('sessionattached', (session) => sessions.push(session));
      await use(() => sessions.findLast(({ detached }) => !detached));
      await root.detach();
    },
    // Comes before the tab, whose own session it has to see.
    { auto: true },
  ],
  evaluateInLatest: async ({ latest }, use) => {
    await use(async (expression) => {
      const answer = await latest()?.send('Runtime.evaluate', { expression, returnByValue: true });
      return answer?.result.value as unknown;
    });
  },
});

/** Selects by role and exact accessible name. */
export const byRole = (role: string, name: string) => `::-p-aria(${name}[role="${role}"])`;

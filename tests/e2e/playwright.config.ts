import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/dev/setup/chromium.mjs';
import { testOrigin } from '../../tools/dev/test-site/settings.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error('No Chromium found. "npm test" installs one, or set CHROMIUM_PATH.');
}

/**
 * A test runs at desktop width unless its tags name where else: `@phone`,
 * `@no-script`. With `@desktop` beside them it runs at desktop width too.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e',
  snapshotPathTemplate: '{testDir}/appearance/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: a test waits for its page about as long as the page works.
  workers: 3,
  // For a busy machine. A test that needs its second try is named at the end of the run, and needs
  // fixing: it waits for the wrong thing.
  retries: 1,
  // A busy machine may need them; a test that passes doesn't wait for them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../.cache/test-results/e2e.json' }]],
  use: {
    baseURL: testOrigin,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // "only-on-failure" takes one at the end of every test and throws it away when it passed.
    screenshot: 'off',
    launchOptions: {
      executablePath,
      args: chromiumArguments,
    },
  },
  projects: [
    {
      name: 'desktop',
      grep: /^(?!.*@(phone|no-script)\b)|@desktop\b/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      use: { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'no-script',
      grep: /@no-script\b/,
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
    // The forms of "npm run edit", which need no built site. The editor is third-party code and
    // sometimes slow to save on a busy machine.
    {
      name: 'edit',
      testDir: '../edit',
      timeout: 240_000,
      expect: { timeout: 60_000 },
    },
  ],
  webServer: {
    // Its parent is this process, so that it ends with it however that ends.
    command: 'exec node tools/dev/test-site/serve-cli.ts',
    url: testOrigin,
    cwd: '../..',
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

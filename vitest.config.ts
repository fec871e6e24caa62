import { defineConfig } from 'vitest/config';

/** Three kinds of tests without a browser: single modules, the built HTML, and the hosts' servers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/provider/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'scripts/test-site/setup.ts',
        },
      },
      {
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
          testTimeout: 20_000,
          globalSetup: 'scripts/test-site/setup.ts',
        },
      },
    ],
  },
});

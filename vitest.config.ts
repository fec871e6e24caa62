import { defineConfig } from 'vitest/config';

/**
 * Kinds of tests without a browser: single modules, the built HTML, the editors' guide, and the hosts' servers.
 * Files of the first two share their modules, whose import takes most of the time: what a test changes
 * beyond its file (a clock, a setting, a global) it puts back.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'tests/provider/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
          // The build's checks read every page, twice.
          testTimeout: 20_000,
          globalSetup: 'tools/dev/test-site/setup.ts',
        },
      },
      {
        test: {
          name: 'guide',
          environment: 'node',
          include: ['tests/guide/**/*.test.ts'],
          // Two builds and the checks of one of them.
          testTimeout: 240_000,
          hookTimeout: 480_000,
        },
      },
      {
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
          testTimeout: 20_000,
          globalSetup: 'tools/dev/test-site/setup.ts',
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // For a busy machine. A journey that needs its second try is named at the end of the run.
          retry: 1,
          maxWorkers: 2,
          globalSetup: 'tests/engines/site.ts',
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** Two kinds of tests without a browser: single modules, and the built HTML. */
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
    ],
  },
});

import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importDirections } from './eslint.directions.js';

const typed = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts'];
const printsToTheTerminal = ['tools/**'];

/** Dates are calendar dates: whatever reads them by the zone of the machine can be a day off. */
const localTime = [
  'CallExpression > MemberExpression.callee[property.name=/^[gs]et(Date|Day|FullYear|Hours|Minutes|Month)$/]',
  'CallExpression > MemberExpression.callee[property.name=/^toLocale(Date|Time)String$/]',
  'NewExpression[callee.name="Date"][arguments.length>1]',
  'NewExpression[callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))',
].map((selector) => ({
  selector,
  message: "This depends on the machine's time zone: name a zone, or use the UTC methods.",
}));

export default defineConfig(
  globalIgnores([
    'dist',
    'dist-editor',
    '.cache',
    '.astro',
    'shots',
    'test-results',
    'playwright-report',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },

  comments.recommended,
  { rules: { '@eslint-community/eslint-comments/require-description': 'error' } },

  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers print the same everywhere; the rule would only add String() around them.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
  },

  // Before Astro's own settings, which bring the parser of these files.
  { files: ['**/*.astro'], extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['**/*.astro'],
    rules: {
      // What scrolls sideways has to take the focus: a keyboard scrolls nothing else.
      'astro/jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['region', 'group'] },
      ],
    },
  },

  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },

  {
    rules: {
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
    },
  },
  ...importDirections,
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    rules: { 'no-restricted-syntax': ['error', ...localTime] },
  },
  { files: printsToTheTerminal, rules: { 'no-console': 'off' } },

  {
    files: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > MemberExpression.callee[property.name=/^(only|skip|skipIf|runIf|todo|fails|fixme)$/]',
          message: 'Every test runs: fix it or delete it, do not skip, focus or postpone it.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message: 'Wait for what the visitor would see, not for a number of milliseconds.',
        },
      ],
    },
  },
);

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorOf, contrast, schemes } from './token-colors.ts';

/** `front` on each of `backs`; `ratio` is 4.5 for text, 3 for edges and focus rings. */
interface Use {
  readonly front: string;
  readonly backs: readonly string[];
  readonly ratio: 3 | 4.5;
}

const page = ['surface', 'surface-raised', 'surface-tint'];
const text = (front: string, ...backs: string[]): Use => ({ front, backs, ratio: 4.5 });
const edge = (front: string, ...backs: string[]): Use => ({ front, backs, ratio: 3 });

/**
 * What each state that changes a color puts on what: by its selector as the
 * style sheet has it, or by its utility.
 */
const states: Readonly<Record<string, readonly Use[]>> = {
  // The sister company's note has links on the accent's tint.
  ':focus-visible': [edge('focus', ...page, 'accent-tint')],
  '.on-strong :focus-visible': [edge('focus-on-strong', 'surface-strong')],
  '.card-link a:focus-visible::after': [edge('focus', ...page)],
  '.number-field:has(:focus-visible)': [edge('focus', 'surface', 'surface-raised')],
  '& label:has(:focus-visible)': [edge('focus', 'surface-raised')],
  '.page-notes div:target': [edge('focus', 'surface')],

  '.button:hover': [text('text-on-action', 'action-hover'), edge('action-hover', ...page)],
  '.button-quiet:hover': [text('text', 'surface-tint')],
  '.on-strong :is(.button:not(.button-quiet)):hover': [
    text('text-on-action-on-strong', 'action-on-strong-hover'),
    edge('action-on-strong-hover', 'surface-strong'),
  ],
  '.on-strong .button-quiet:hover': [text('text-on-strong', 'border-on-strong')],
  '.card-link:hover': [edge('border-control', ...page)],
  '.card-link:hover a': [text('link', 'surface-raised')],
  '.contents-nav a:hover': [text('link', 'surface-raised')],
  'hover:text-link': [text('link', 'surface')],

  '.menus .top:hover': [text('link', 'surface')],
  ":is([aria-expanded='true'], :has(+ :popover-open))": [text('link', 'surface')],
  '.top:is([aria-current], :has(+ .panel [aria-current]))': [edge('action', 'surface')],
  '.panel a:hover': [text('text', 'surface-tint'), text('text-muted', 'surface-tint')],
  '.panel [aria-current]': [text('text', 'surface-tint'), text('text-muted', 'surface-tint')],
  '.mobile-menu [aria-current]': [text('link', 'surface')],

  '& label:has(:checked)': [text('text', 'surface-tint'), edge('action', 'surface-raised')],
  '.number-field:has([aria-invalid])': [edge('action', 'surface', 'surface-raised')],
  '.number-field:has([aria-invalid]) + .number-hint': [text('link', 'surface', 'surface-raised')],
  '.payment[data-stale]': [text('text-muted', 'surface-raised')],
};

const state =
  /:(?:hover|focus|active|checked|target|popover-open)\b|\[(?:open|aria-(?:expanded|current|invalid)|data-stale)\b/;
const stateUtility =
  /\b(?:hover|focus(?:-visible)?|active|open|(?:group-)?aria-\[?[\w=]+\]?):(?:text|bg|border|fill)-(?!current)[a-z-]+/g;

const read = (pattern: string) =>
  globSync(pattern).map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''));

/** Color tokens that a rule names; shadows carry no information. */
const tokensOf = (body: string) =>
  [...body.matchAll(/--(?:theme\(--outline-)?(?<name>[\w-]+)\)/g)]
    .map(({ groups }) => groups?.name ?? '')
    .filter((name) => schemes.light.has(name));

/** Rules that give a state a color; nested ones by their own part of the selector. */
const coloredStates = read('src/**/*.css').flatMap((css) =>
  [...css.matchAll(/(?<selector>[^{};]+)\{(?<body>[^{}]*)/g)].flatMap(({ groups }) => {
    const selector = (groups?.selector ?? '').trim().replaceAll(/\s+/g, ' ');
    const tokens = tokensOf(groups?.body ?? '');
    return state.test(selector) && tokens.length > 0 ? [{ selector, tokens }] : [];
  }),
);
const coloredUtilities = read('src/**/*.{astro,tsx}').flatMap(
  (markup) => markup.match(stateUtility) ?? [],
);

test('every state that changes a color is listed', () => {
  const found = new Set([...coloredStates.map(({ selector }) => selector), ...coloredUtilities]);
  expect([...found].sort()).toEqual(Object.keys(states).sort());
});

test.each(coloredStates)('$selector has the contrast of its colors computed', (rule) => {
  const computed = (states[rule.selector] ?? []).flatMap(({ front, backs }) => [front, ...backs]);
  expect(rule.tokens.filter((name) => !computed.includes(name))).toEqual([]);
});

const pairs = Object.entries(states).flatMap(([name, uses]) =>
  uses.flatMap(({ front, backs, ratio }) => backs.map((back) => ({ name, front, back, ratio }))),
);

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(pairs)('$name: $front on $back has a contrast of $ratio', ({ front, back, ratio }) => {
    const tokens = schemes[scheme];
    expect(contrast(colorOf(tokens, front), colorOf(tokens, back))).toBeGreaterThanOrEqual(ratio);
  });
});

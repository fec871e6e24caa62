import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandColors } from '../head/brand-colors';
import { base, colorOf, contrast, schemes, tokenSource } from './token-colors.ts';

const grounds = ['surface', 'surface-raised', 'surface-tint'];

/** Which token stands on which, and the ratio it needs: 4.5 for text, 3 for edges, icons and focus rings. */
const uses: { front: string; backs: string[]; ratio: number }[] = [
  { front: 'text', backs: [...grounds, 'accent-tint'], ratio: 4.5 },
  { front: 'text-muted', backs: grounds, ratio: 4.5 },
  { front: 'link', backs: grounds, ratio: 4.5 },
  { front: 'accent', backs: [...grounds, 'accent-tint'], ratio: 4.5 },
  { front: 'text-on-action', backs: ['action', 'action-hover'], ratio: 4.5 },
  { front: 'text-on-strong', backs: ['surface-strong', 'border-on-strong'], ratio: 4.5 },
  { front: 'text-muted-on-strong', backs: ['surface-strong'], ratio: 4.5 },
  { front: 'link-on-strong', backs: ['surface-strong'], ratio: 4.5 },
  {
    front: 'text-on-action-on-strong',
    backs: ['action-on-strong', 'action-on-strong-hover'],
    ratio: 4.5,
  },
  { front: 'action', backs: grounds, ratio: 3 },
  { front: 'action-hover', backs: grounds, ratio: 3 },
  { front: 'action-on-strong', backs: ['surface-strong'], ratio: 3 },
  { front: 'border-control', backs: grounds, ratio: 3 },
  { front: 'focus', backs: grounds, ratio: 3 },
  { front: 'focus-on-strong', backs: ['surface-strong'], ratio: 3 },
];

/** Tokens that carry no information: lines between things that are apart anyway, and shadows. */
const decorative = ['border', 'shadow-tone'];

const pairs = uses.flatMap(({ front, backs, ratio }) =>
  backs.map((back) => ({ front, back, ratio })),
);

describe.each(Object.entries(schemes))('%s', (_, tokens) => {
  test.each(pairs)('$front on $back has a contrast of $ratio', ({ front, back, ratio }) => {
    expect(contrast(colorOf(tokens, front), colorOf(tokens, back))).toBeGreaterThanOrEqual(ratio);
  });
});

test('the formula gives the contrasts that WCAG states', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('every token of meaning has its contrast computed', () => {
  const meanings = [...base]
    .filter(([, value]) => value.startsWith('--theme('))
    .map(([name]) => name);
  const computed = new Set(pairs.flatMap(({ front, back }) => [front, back]));
  expect(meanings.filter((name) => !computed.has(name) && !decorative.includes(name))).toEqual([]);
});

test('the dark scheme gives every color of the light one a value that suits it', () => {
  const kept = [...base.keys()].filter(
    (name) => colorOf(schemes.light, name) === colorOf(schemes.dark, name),
  );
  const strong = /-on-strong$|-on-strong-hover$/;
  const meanings = kept.filter((name) => base.get(name)?.startsWith('--theme('));
  expect(meanings.filter((name) => !strong.test(name))).toEqual([]);
});

const styled = globSync('src/**/*.{css,astro,ts,tsx}')
  .filter((file) => !/palette\.css$|brand-colors\.ts$|\.test\.tsx?$|content\//.test(file))
  .map((file) => ({
    file,
    css: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

test('the raw palette is used by tokens of meaning alone, and all of it', () => {
  const raw = [...base].filter(([, value]) => value.startsWith('#')).map(([name]) => name);
  const used = new Set(
    [...tokenSource.matchAll(/--theme\(--(?<name>[\w-]+)\)/g)].map(({ groups }) => groups?.name),
  );
  expect(raw.filter((name) => !used.has(name))).toEqual([]);
  const elsewhere = new RegExp(`(?:var|--theme)\\(--(?:${raw.join('|')})\\)`);
  const users = styled.filter(({ css }) => elsewhere.test(css)).map(({ file }) => basename(file));
  expect(users.sort()).toEqual(['tokens-print.css', 'tokens.css']);
});

/** A color that is not a token; "#0000" is no color, `rgb(var(…) / …)` is a token seen through. */
const rawColor =
  /#(?!0000\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=['"; ,)])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\((?!var|from)|:\s*(?:white|black|gray|grey|red|green|blue)\b/i;

test.each(styled)('$file writes no raw color', ({ css }) => {
  expect(rawColor.exec(css)?.[0]).toBeUndefined();
});

test('colors for what no style sheet reaches are those of the tokens', () => {
  expect(brandColors).toEqual({
    paper: colorOf(schemes.light, 'surface'),
    ink: colorOf(schemes.light, 'text'),
    sage: colorOf(schemes.light, 'accent'),
    clay: colorOf(schemes.light, 'action'),
    night: colorOf(schemes.dark, 'surface'),
  });
});

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandColors } from '../head/brand-colors';

const source = ['palette', 'tokens', 'tokens-print']
  .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '');
const [light = '', dark = '', print = ''] = source.split(/@media [^{]+\{/);

const declared = (css: string) =>
  new Map(
    [...css.matchAll(/--(?<name>[\w-]+):\s*(?<value>[^;]+);/g)].map(({ groups }) => [
      groups?.name ?? '',
      groups?.value ?? '',
    ]),
  );

const base = declared(light);
const schemes = {
  light: base,
  dark: new Map([...base, ...declared(dark)]),
  print: new Map([...base, ...declared(print)]),
};

/** Value of a token after all references, "#1b2831". */
function color(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined)
    throw new Error(`palette.css, tokens.css and tokens-print.css have no --${name}.`);
  const reference = /^--theme\(--(?<to>[\w-]+)\)$/.exec(value)?.groups?.to;
  return reference === undefined ? value : color(tokens, reference);
}

/** Relative luminance of a color as WCAG 2 defines it, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors as WCAG 2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

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
  { front: 'success', backs: grounds, ratio: 3 },
];

/** Tokens that carry no information: lines between things that are apart anyway, and shadows. */
const decorative = ['border', 'shadow-tone'];

const pairs = uses.flatMap(({ front, backs, ratio }) =>
  backs.map((back) => ({ front, back, ratio })),
);

describe.each(Object.entries(schemes))('%s', (_, tokens) => {
  test.each(pairs)('$front on $back has a contrast of $ratio', ({ front, back, ratio }) => {
    expect(contrast(color(tokens, front), color(tokens, back))).toBeGreaterThanOrEqual(ratio);
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
    (name) => color(schemes.light, name) === color(schemes.dark, name),
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
    [...source.matchAll(/--theme\(--(?<name>[\w-]+)\)/g)].map(({ groups }) => groups?.name),
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
    paper: color(schemes.light, 'surface'),
    ink: color(schemes.light, 'text'),
    sage: color(schemes.light, 'accent'),
    clay: color(schemes.light, 'action'),
    night: color(schemes.dark, 'surface'),
  });
});

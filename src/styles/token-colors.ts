/** Reads the color tokens for the tests that hold their contrast. */
import { readFileSync } from 'node:fs';

/** Text of the token files without comments. */
export const tokenSource = ['palette', 'tokens', 'tokens-print']
  .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '');
const [light = '', dark = '', print = ''] = tokenSource.split(/@media [^{]+\{/);

const declared = (css: string) =>
  new Map(
    [...css.matchAll(/--(?<name>[\w-]+):\s*(?<value>[^;]+);/g)].map(({ groups }) => [
      groups?.name ?? '',
      groups?.value ?? '',
    ]),
  );

/** What the light scheme declares, palette included: name without dashes to value. */
export const base = declared(light);
/** All declared values of each scheme. */
export const schemes = {
  light: base,
  dark: new Map([...base, ...declared(dark)]),
  print: new Map([...base, ...declared(print)]),
};

/**
 * Value of a token after all references, "#1b2831".
 *
 * @throws Error when no file declares the token
 */
export function colorOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined)
    throw new Error(`palette.css, tokens.css and tokens-print.css have no --${name}.`);
  const reference = /^--theme\(--(?<to>[\w-]+)\)$/.exec(value)?.groups?.to;
  return reference === undefined ? value : colorOf(tokens, reference);
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
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

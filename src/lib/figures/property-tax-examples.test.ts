import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { figureSchema } from '../../schemas/figures';
import { printFigure } from './print-figure';
import { resolveRegister } from './register';

const content = new URL('../../content/', import.meta.url);

const figures = new Map(
  readdirSync(new URL('figures/', content)).map((file) => [
    basename(file, '.json'),
    figureSchema.parse(JSON.parse(readFileSync(new URL(`figures/${file}`, content), 'utf8'))),
  ]),
);
const register = resolveRegister(figures, 2026);

function figure(id: string) {
  const found = register.get(id);
  if (!found) throw new Error(`The register has no figure "${id}".`);
  return found;
}

const examples = [
  ['westerville', 'franklin-property-tax-share', 'example-property-tax-franklin'],
  ['westerville', 'delaware-property-tax-share', 'example-property-tax-delaware'],
  [
    'westerville',
    'westerville-delaware-property-tax-share-2021',
    'example-property-tax-westerville',
  ],
  ['columbus', 'tax-share-columbus', 'example-tax-columbus'],
  ['columbus', 'columbus-school-levy-2023-share', 'example-columbus-school-levy'],
  ['dublin', 'dublin-delaware-property-tax-share-2021', 'example-property-tax-dublin'],
  ['dublin', 'franklin-property-tax-share', 'example-property-tax-franklin'],
  ['powell', 'delaware-property-tax-share', 'example-property-tax-delaware'],
  ['powell', 'powell-property-tax-share-2021', 'example-property-tax-powell'],
  [
    'gahanna',
    'jefferson-township-property-tax-share-2024',
    'example-property-tax-jefferson-township',
  ],
  ['new-albany', 'franklin-property-tax-share', 'example-property-tax-franklin'],
  ['new-albany', 'licking-property-tax-share', 'example-property-tax-licking'],
] as const;

describe.each(examples)('the property tax in %s at %s', (city, share, example) => {
  test('is that share of the example home, in whole dollars', () => {
    const percent = figure(share).low;
    const price = figure('example-home-price').low;
    const tax = Math.round(percent * price) / 100;
    expect(Number.isInteger(tax)).toBe(true);
    expect(printFigure(figure(example), 'plain')).toBe(`$${tax.toLocaleString('en-US')}`);
  });

  test('is printed with the price and the share it comes from', () => {
    const text = readFileSync(new URL(`cities/${city}.md`, content), 'utf8');
    for (const id of ['example-home-price', share, example]) expect(text).toContain(`[[${id}]]`);
  });
});

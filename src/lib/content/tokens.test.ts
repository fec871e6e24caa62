import { describe, expect, test } from 'vitest';
import type { ResolvedFigure } from '../figures/register';
import { replaceTokens, replaceTokensInMarkup, type TokenSources } from './tokens';

const figure = (id: string, low: number, high: number): [string, ResolvedFigure] => [
  id,
  {
    ...{ id, label: 'A figure', unit: 'usd', low, high, print: undefined, asOf: '2024' },
    ...{ source: { name: 'The test' }, checkedOn: '2026-01-01' },
  },
];

const sources: TokenSources = {
  figures: new Map([
    figure('closing-costs', 6_000, 15_000),
    figure('lender-fees', 2_000, 3_000),
    figure('loan-limit', 498_257, 498_257),
  ]),
  businesses: { brokerage: { name: 'Bell & "Daughters"', phone: '(614) 555-0148' } },
};

describe('a token prints', () => {
  test.each([
    ['Plan for [[closing-costs]].', 'Plan for $6,000–$15,000.'],
    ['From [[closing-costs:low]] to [[closing-costs:high]].', 'From $6,000 to $15,000.'],
    ['At most [[loan-limit:dated]].', 'At most $498,257 (2024).'],
    ['Call [[brokerage:phone]] or [[brokerage:phone]].', 'Call (614) 555-0148 or (614) 555-0148.'],
  ])('%s', (text, printed) => {
    expect(replaceTokens(text, sources)).toBe(printed);
  });

  test.each(['No token.', '$5 and {braces}, <580 and [one] [pair].', '[[]]', '[[ '])(
    'and leaves alone: %s',
    (text) => {
      expect(replaceTokens(text, sources)).toBe(text);
    },
  );
});

test.each(['[[closing-cost]]', '[[loan-limit:year]]', '[[brokerage:fax]]', '[[brokerage]]'])(
  'a token that names nothing is an error: %s',
  (text) => {
    expect(() => replaceTokens(text, sources)).toThrow(`${text} names no figure`);
  },
);

describe('in a whole page', () => {
  test('names are escaped for HTML', () => {
    expect(replaceTokensInMarkup('<p title="[[brokerage:name]]">', sources)).toBe(
      '<p title="Bell &amp; &quot;Daughters&quot;">',
    );
  });

  test('structured data stays JSON', () => {
    const script = '<script type="application/ld+json">{"name":"[[brokerage:name]]"}</script>';
    const printed = replaceTokensInMarkup(`<p>[[closing-costs]]</p>${script}`, sources);
    const json = /\{.*\}/.exec(printed)?.[0] ?? '';
    expect(printed).toContain('<p>$6,000–$15,000</p>');
    expect(JSON.parse(json)).toEqual({ name: 'Bell & "Daughters"' });
  });

  test('a name cannot close the script around it', () => {
    const evil = { ...sources, businesses: { brokerage: { name: '</script><img>' } } };
    const script = '<script type="application/ld+json">{"name":"[[brokerage:name]]"}</script>';
    expect(replaceTokensInMarkup(script, evil).match(/<\/script>/g)).toHaveLength(1);
  });
});

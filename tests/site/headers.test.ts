import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { isBuilt, readBuilt } from './built-site.ts';

const headers = [...readBuilt('_headers').matchAll(/^ {2}(?<name>[\w-]+): (?<value>.*)$/gm)].map(
  ({ groups }) => [groups?.name ?? '', groups?.value ?? ''] as const,
);
const readHostFile = (file: string) => readFileSync(`${testSiteFolder}-hosts/${file}`, 'utf8');
const readJson = (file: string) => JSON.parse(readHostFile(file)) as unknown;

/** Every pair of name and value in a JSON file, however deep it stands. */
function pairsOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const named = 'key' in value && 'value' in value ? [[String(value.key), value.value]] : [];
  return [
    ...(named as [string, unknown][]),
    ...entries,
    ...entries.flatMap(([, inner]) => pairsOf(inner)),
  ];
}

describe('every host is told the same headers', () => {
  test('which are the ones that protect a visitor, and the lifetimes', () => {
    expect([...new Set(headers.map(([name]) => name))].sort()).toEqual([
      'Cache-Control',
      'Content-Security-Policy',
      'Content-Type',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'No-Vary-Search',
      'Permissions-Policy',
      'Referrer-Policy',
      'Speculation-Rules',
      'Vary',
      'X-Content-Type-Options',
      'X-Frame-Options',
    ]);
  });

  test.each(['vercel.json', 'staticwebapp.config.json'])('in %s', (file) => {
    const pairs = pairsOf(readJson(file));
    for (const header of headers) expect(pairs).toContainEqual(header);
  });

  test.each(['nginx/site.conf', 'Caddyfile'])('in %s', (file) => {
    const configuration = readHostFile(file).replaceAll('\\"', '"');
    for (const [name, value] of headers) {
      // nginx sets types and lifetimes by its own words.
      if (name !== 'Content-Type' && name !== 'Cache-Control')
        expect(configuration).toContain(name);
      expect(configuration).toContain(value);
    }
  });
});

test('the rules for the next page name no other site', () => {
  const rules = readBuilt('speculation-rules.json');
  expect(JSON.parse(rules)).toMatchObject({ prefetch: [{}], prerender: [{}, {}] });
  expect(rules).not.toContain('://');
});

test('each page has its compressed copies', () => {
  for (const file of ['index.html', '404.html', 'blog/closing-costs.html', 'sitemap-0.xml']) {
    expect(isBuilt(`${file}.br`), file).toBe(true);
    expect(isBuilt(`${file}.gz`), file).toBe(true);
  }
});

test('security.txt says whom to tell, and until when', () => {
  const text = readBuilt('.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT23:59:59Z$/m);
  expect(text).toMatch(/^Canonical: \S+\/\.well-known\/security\.txt$/m);
});

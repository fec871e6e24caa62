import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareSite } from '../../tools/hosts/config/index.ts';
import { readPublished, readRedirects } from '../../tools/hosts/redirects.ts';
import { builtPages, readBuilt } from './built-site.ts';

/** Nothing inline is known, as if Astro had written none of it. */
const nothing = new Set<string>();
const warn = (text: string) => expect.fail(text);

test('every address that was ever public is a page or has moved', () => {
  const moved = readRedirects().map(({ from }) => from);
  const found = new Set([...builtPages.keys(), ...moved]);
  expect(readPublished().filter((address) => !found.has(address))).toEqual([]);
});

test('every moved address is in the file of the hosts', () => {
  const lines = readBuilt('_redirects').split('\n');
  for (const { from, to } of readRedirects()) expect(lines).toContain(`${from} ${to} 301`);
});

describe('the build stops', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    for (const { file, html } of builtPages.values()) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), html);
    }
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('when the policy would block a part of a page', async () => {
    await expect(prepareSite(folder, nothing, warn)).rejects.toThrow(
      /The security policy would block parts of these pages\.\n404\.html, line \d+: </,
    );
  });
});

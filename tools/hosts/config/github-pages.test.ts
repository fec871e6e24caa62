import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redirectPage, withMetaPolicy, writeRedirectPages } from './github-pages';

describe('a policy in the page', () => {
  const page = '<!doctype html><html><head><meta charset="utf-8"><script>a</script>';

  it('comes before everything that it governs', () => {
    const changed = withMetaPolicy(
      page,
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(changed).toBe(
      '<!doctype html><html><head><meta charset="utf-8">' +
        `<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'">` +
        '<script>a</script>',
    );
  });

  it('is escaped', () => {
    expect(withMetaPolicy(page, 'script-src "$&"')).toContain(
      'content="script-src &quot;$&amp;&quot;"',
    );
  });
});

it('a redirect page forwards its visitor and stays out of search engines', () => {
  const page = redirectPage({ from: '/old', to: '/about' }, 'https://www.site.test');
  expect(page).toContain(
    '<meta http-equiv="refresh" content="0; url=https://www.site.test/about">',
  );
  expect(page).toContain('<link rel="canonical" href="https://www.site.test/about">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<a href="https://www.site.test/about">');
});

it.each(['/a/../../b', `/${'a'.repeat(251)}`])(
  'refuses to write a redirect page at %j',
  async (from) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    const writing = writeRedirectPages(folder, [{ from, to: '/' }], 'https://www.site.test');
    await expect(writing).rejects.toThrow(/no page can be written[\s\S]*Found:[\s\S]*Wanted:/);
    rmSync(folder, { recursive: true });
  },
);

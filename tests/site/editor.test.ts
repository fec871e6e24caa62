import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';

/** Words that only the editor's own files hold. */
const marks = /sveltia|tools\/edit|dist-editor|EDITOR_HOST|api\.github\.com|gitlab\.com/i;

it('has nothing of the editor: no file, no script, no host in a policy', () => {
  const files = globSync('**/*.{html,js,css,json,txt,xml}', { cwd: testSiteFolder });
  const policies = globSync('_*', { cwd: testSiteFolder }).filter((name) => name !== '_astro');
  expect(policies).toContain('_headers');
  const marked = [...files, ...policies].filter(
    (file) => marks.test(file) || marks.test(readFileSync(join(testSiteFolder, file), 'utf8')),
  );
  expect(marked).toEqual([]);
});

it('is built without the editor: nothing that the build loads refers to it', () => {
  // `npm run new`, a command of its own, writes entries as the editor does.
  const loaded = globSync(['src/**/*.{astro,ts,tsx,mjs}', 'tools/{content,hosts}/**/*.{ts,mjs}'], {
    exclude: ['tools/content/new/**'],
  });
  const referring = [...loaded, 'astro.config.mjs'].filter((path) =>
    /tools\/edit|content\/new|\.\.\/(?:edit|new)\/|@sveltia/.test(readFileSync(path, 'utf8')),
  );
  expect(referring).toEqual([]);
});

/** What an editor and a visitor get when content with faults is built. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCopy, type Copy } from '../../tools/dev/project-copy.ts';

const article = 'src/content/blog/mortgage-pre-approval.md';
const city = 'src/content/cities/westerville.md';

let copy: Copy;
beforeAll(() => {
  copy = makeCopy();
});
afterAll(() => {
  copy.remove();
});

test('a build stops at all faults at once, in our words, and leaves the last site as it was', async () => {
  mkdirSync(join(copy.folder, 'dist'));
  copy.write('dist/index.html', '<p>The last site.</p>');
  copy.write(article, `${copy.read(article)}\nSee [nowhere](/nowhere) and [[no-such-figure]].\n`);
  copy.write(city, copy.read(city).replace(/^county:.*$/m, 'county: 7'));
  const { code, output } = await copy.run('build');
  expect(code).toBe(1);
  for (const words of ['[[no-such-figure]]', '"/nowhere"', `${city}:`])
    expect(output).toContain(words);
  expect(output).toContain('3 problems in 2 content files.');
  expect(output).not.toContain('InvalidContentEntryDataError');
  expect(copy.read('dist/index.html')).toBe('<p>The last site.</p>');
  expect(existsSync(join(copy.folder, 'dist/about.html'))).toBe(false);
});

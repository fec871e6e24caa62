import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookAtPages, pagesOfBuild } from './index.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const known = new Set(['a()', 'b()', 'p{}'].map(source));

let folder: string;
const write = (file: string, html: string) => {
  writeFileSync(join(folder, file), html);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-pages-'));
  mkdirSync(join(folder, 'blog'));
  write('about.html', '<h1 id="about">About</h1><script>b()</script><a href="/blog/one#top">1</a>');
  write('blog/one.html', '<p id="top">One.</p><style>p{}</style><a href="/about">About</a>');
  write('index.html', '<script>a()</script><a href="/about">About</a>');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the built pages', () => {
  it.each([1, 2, 7])('are known by their addresses, read by %i threads', async (threads) => {
    const { links, check } = await lookAtPages(folder, known, threads);
    expect(links).toEqual(
      new Map([
        ['/about', { links: ['/blog/one#top'], ids: new Set(['about']) }],
        ['/blog/one', { links: ['/about'], ids: new Set(['top']) }],
        ['/', { links: ['/about'], ids: new Set() }],
      ]),
    );
    expect(check).toEqual({
      hashes: { scripts: [source('a()'), source('b()')].sort(), styles: [source('p{}')] },
      faults: [],
    });
  });

  it('have their faults told by file, however many threads read them', async () => {
    for (const file of ['about.html', 'blog/one.html', 'index.html'])
      write(file, '<p style="color: red">Red</p>\n<script>evil()</script>');
    const { faults } = (await lookAtPages(folder, known, 1)).check;
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
      ...['about.html, line 2', 'about.html, line 1'],
      ...['blog/one.html, line 2', 'blog/one.html, line 1'],
      ...['index.html, line 2', 'index.html, line 1'],
    ]);
    expect((await lookAtPages(folder, known, 3)).check.faults).toEqual(faults);
  });

  it('stop the build when one cannot be read', async () => {
    mkdirSync(join(folder, 'folder.html'));
    await expect(lookAtPages(folder, known, 2)).rejects.toThrow(
      'The check of the built pages stopped before its end: EISDIR',
    );
  });

  it('need the integration that reads them', () => {
    expect(() => pagesOfBuild()).toThrow('staticHost()');
  });
});

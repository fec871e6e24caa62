import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BuiltPage } from '../config/built-files';
import { checkPages } from './check-pages';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function* served(...pages: BuiltPage[]) {
  for (const page of pages) yield await Promise.resolve(page);
}

const rules = {
  known: new Set([source('a()'), source('p{}'), source('unused()')]),
  sources: { site: 'https://www.example.com', frames: [], scripts: [] },
};

describe('what the policy has to let through', () => {
  it('is every known script and style that a page uses, once, and no other', async () => {
    const html = '<style>p{}</style><script>a()</script>';
    const check = await checkPages(
      served({ file: 'a.html', html }, { file: 'b.html', html }),
      rules,
    );
    expect(check).toEqual({
      hashes: { scripts: [source('a()')], styles: [source('p{}')] },
      faults: [],
    });
  });
});

describe('what would be blocked', () => {
  it('is a script or style that Astro did not write', async () => {
    const html = '<p>\n<script>\n  evil()\n</script><style>b{}</style>';
    const { hashes, faults } = await checkPages(served({ file: 'blog/a.html', html }), rules);
    expect(hashes).toEqual({ scripts: [], styles: [] });
    expect(faults).toEqual([
      expect.stringMatching(/^blog\/a\.html, line 2: <script> that starts with "evil\(\)"\n/),
      expect.stringMatching(/^blog\/a\.html, line 4: <style> that starts with "b\{\}"\n/),
    ]);
  });

  it('is a style attribute or an event handler', async () => {
    const html = '<b style="x">\n<p onclick="a()">';
    const { faults } = await checkPages(served({ file: 'a.html', html }), rules);
    expect(faults).toEqual([
      'a.html, line 1: <b style="x">\n    Browsers ignore style attributes here. Write a class, or leave the styling to the layout.',
      expect.stringMatching(
        /^a\.html, line 2: <p onclick="a\(\)">\n {4}Browsers ignore "onclick" here\./,
      ),
    ]);
  });

  it('is told with file, line, element, and what to do', async () => {
    const html = '<p>\n<form\n action="https://evil.example/">';
    const { faults } = await checkPages(served({ file: 'blog/a.html', html }), rules);
    expect(faults).toEqual([
      'blog/a.html, line 2: <form\n action="https://evil.example/">\n    "action" must be an address on this site. Remove it from the text or component it comes from.',
    ]);
  });
});

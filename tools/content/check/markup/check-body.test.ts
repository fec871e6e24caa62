/** No HTML gets through in the text of an entry, however it is disguised. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../read/entry.ts';
import { checkBody } from './check-body.ts';

function faultsOf(text: string, ending: 'md' | 'mdx' = 'md') {
  const file = `src/content/blog/one.${ending}`;
  const entry: Entry = {
    file,
    collection: 'blog',
    id: 'one',
    data: {},
    value: {},
    whole: 'the whole file',
    lineOf: () => 1,
    body: { text: `Words.\n\n${text}`, line: 8 },
  };
  return checkBody(entry, { others: new Set(['src/assets/pictures/house.webp']) }).problems;
}

describe('a note', () => {
  it.each([
    ['on a line', '<!-- Ask Dana. -->'],
    ['on several lines', '<!--\nAsk Dana\n\nabout <b>this</b>.\n-->'],
    ['within a line', 'Words <!-- and a note --> and words.'],
    ['without words', '<!---->'],
    ['with dashes', '<!-- a - b -- c -->'],
    ['indented', '  <!-- Ask Dana. -->'],
  ])('%s is accepted', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

const form = '<form action="https://evil.example/">';

describe('HTML is refused', () => {
  it.each([
    ['behind a note', `<!-- x -->${form}`],
    ['behind a note and a space', `<!-- x --> ${form}`],
    ['behind a note on the lines below', `<!-- x\n-->${form}\n`],
    ['between two notes', `<!-- x -->${form}<!-- y -->`],
    ['behind a note that ends at once', `<!-->${form}-->`],
    ['behind a note that ends at its dash', `<!--->${form}-->`],
    ['behind a note with an exclamation mark', `<!-- x --!>${form}-->`],
    ['behind a note inside a note', `<!-- x <!-- y --> ${form} -->`],
    ['in a note that never ends', `<!-- x\n\n${form}`],
    ['as an instruction', '<?php echo 1 ?>'],
    ['behind an instruction', `<?x?>${form}`],
    ['as CDATA', `<![CDATA[x]]>${form}`],
    ['as a document type', '<!DOCTYPE html>'],
    ['as a declaration', `<!x>${form}`],
    ['in capitals', '<FORM ACTION="https://evil.example/">'],
    ['over several lines', '<form\n  action="https://evil.example/"\n>'],
    ['without an end', '<form action="https://evil.example/"\n\nWords.'],
    ['as an end alone', '</main>'],
    ['as a base', '<base href="https://evil.example/">'],
    ['as a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example/">'],
    ['as SVG', '<svg><script href="https://evil.example/x.js"/></svg>'],
    ['as MathML', '<math><a href="https://evil.example/">x</a></math>'],
    ['as a style', '<style>@import "https://evil.example/x.css";</style>'],
    ['within a line', 'Words <iframe src="https://evil.example/"></iframe> and words.'],
    ['in a list', `- one\n- ${form}`],
    ['in a quote', `> ${form}`],
    ['in a table', `| a | b |\n| - | - |\n| <b>x</b> | y |`],
    ['in a heading', '## What <script>x()</script> costs'],
    ['in a footnote', 'Words.[^1]\n\n[^1]: <b>x</b>'],
    ['in a link', '[<img src=x>](/about)'],
  ])('%s', (_, text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });

  it.each([
    ['an element', `${form}</form>`],
    ['an element without an end', '<form>'],
    ['a fragment', '<>words</>'],
    ['a part of a component', '<Steps.Script />'],
    ['a note of HTML', '<!-- x -->'],
    ['code', '{globalThis.x()}'],
    ['HTML in code', '{"<b>"}'],
    ['an export', 'export const x = 1;'],
    ['an import of code', "import fs from 'node:fs'"],
  ])('in MDX: %s', (_, text) => {
    expect(faultsOf(text, 'mdx')).not.toEqual([]);
  });
});

describe('a picture', () => {
  it.each([
    ['of another site, by reference', '![A brick house.][x]\n\n[x]: https://evil.example/x.png'],
    ['of another site', '![A brick house.](https://evil.example/x.png)'],
    ['of another site, without its scheme', '![A brick house.](//evil.example/x.png)'],
    ['in its own address', '![A brick house.](data:image/png;base64,AA==)'],
  ])('%s is refused', (_, text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });

  it.each([
    ['of another site', 'https://www.example.org/house.jpg'],
    ['of a Windows disk', 'C:\\Users\\Dana\\house.jpg'],
    ['of an office server', '\\\\server\\photos\\house.jpg'],
    ['of a Mac', '/Users/dana/Desktop/house.jpg'],
    ['of a disk, as browsers write it', 'file:///home/dana/house.jpg'],
  ])('%s is sent to the folder of pictures', (_, path) => {
    expect(faultsOf(`![A brick house behind a maple.](${path})`)).toMatchObject([
      { wanted: expect.stringContaining('Save it in src/assets/pictures') as string },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { scanMarkup } from './scan-markup';

describe('inline blocks', () => {
  it.each([
    ['<script>a()</script>', [{ kind: 'script', text: 'a()' }]],
    ['<p>\n\n<script type="module">b</script>', [{ kind: 'script', text: 'b' }]],
    ['<script type=importmap>{}</script>', [{ kind: 'script', text: '{}' }]],
    ['<SCRIPT Type="text/JavaScript">c</SCRIPT >', [{ kind: 'script', text: 'c' }]],
    ['<style media="a > b">p{}</style>', [{ kind: 'style', text: 'p{}' }]],
    ['<noscript><style>d</style></noscript>', [{ kind: 'style', text: 'd' }]],
    ['<script src="/a.js"></script>', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ['<script type="application/json">{"a":"<style>"}</script>', []],
    ['<!-- <script>a()</script> -->', []],
    ['<textarea><script>a()</script></textarea>', []],
    ['<title><style></title>', []],
  ])('of %s', (html, blocks) => {
    expect(scanMarkup(html).blocks).toMatchObject(blocks);
  });

  it('are found one after another, with markup inside their text left alone', () => {
    const html = '<script>let a = "<p style=x>"</script><style>p{}</style><script>b</script>';
    const { blocks, attributes } = scanMarkup(html);
    expect(blocks.map(({ text }) => text)).toEqual(['let a = "<p style=x>"', 'p{}', 'b']);
    expect(attributes).toEqual([]);
  });
});

describe('blocked attributes', () => {
  it.each([
    ['<td style="text-align:right">', 'style'],
    ["<td style='x'>", 'style'],
    ['<td\n  STYLE=x>', 'style'],
    ['<p title="a > b" style="x">', 'style'],
    ['<button onclick="a()">', 'onclick'],
    ['<a href="javascript:a()">', 'href'],
    ['<a href=" JavaScript:a()">', 'href'],
    ['<noscript><img style="x"></noscript>', 'style'],
  ])('of %s', (html, attribute) => {
    expect(scanMarkup(html).attributes.map((found) => found.attribute)).toEqual([attribute]);
  });

  it.each([
    '<p title="style=x">style="y"</p>',
    '<p data-style="x" class=style>',
    '<input name="onclick">',
    '<a href="/javascript:x">',
    '<!-- <p style="x"> -->',
  ])('not of %s', (html) => {
    expect(scanMarkup(html).attributes).toEqual([]);
  });

  it('are told with their element, shortened, and where it stands', () => {
    const { attributes } = scanMarkup(`<p>\n<td style="x" data-a="${'y'.repeat(200)}">`);
    expect(attributes[0]).toMatchObject({ attribute: 'style' });
    expect(attributes[0]?.element).toHaveLength(101);
  });
});

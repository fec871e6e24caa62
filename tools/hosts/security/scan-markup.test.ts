import { describe, expect, it } from 'vitest';
import { scanMarkup } from './scan-markup';

const blocksIn = (html: string) =>
  scanMarkup(html).flatMap(({ inline, line }) => (inline ? { ...inline, line } : []));

describe('inline blocks', () => {
  it.each([
    ['<script>a()</script>', [{ kind: 'script', text: 'a()' }]],
    ['<p>\n\n<script type="module">b</script>', [{ kind: 'script', text: 'b', line: 3 }]],
    ['<script type=importmap>{}</script>', [{ kind: 'script', text: '{}' }]],
    ['<SCRIPT Type="text/JavaScript">c</SCRIPT >', [{ kind: 'script', text: 'c' }]],
    ['<style media="a > b">p{}</style>', [{ kind: 'style', text: 'p{}' }]],
    ['<noscript><style>d</style></noscript>', [{ kind: 'style', text: 'd' }]],
    ['<template><script>e</script></template>', [{ kind: 'script', text: 'e' }]],
    ['<svg><style>f</style></svg>', [{ kind: 'style', text: 'f' }]],
    ['<!--><script>g</script>-->', [{ kind: 'script', text: 'g' }]],
    ['<!-- x --!><script>h</script>-->', [{ kind: 'script', text: 'h' }]],
    ['<p title=a"b><script>i</script><p title=">', [{ kind: 'script', text: 'i' }]],
    ['<svg><title><script>j</script></title></svg>', [{ kind: 'script', text: 'j' }]],
    ['<script src="/a.js"></script>', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ['<script type="application/json">{"a":"<style>"}</script>', []],
    ['<!-- <script>a()</script> -->', []],
    ['<textarea><script>a()</script></textarea>', []],
    ['<title><style></title>', []],
  ])('of %s', (html, blocks) => {
    expect(blocksIn(html)).toMatchObject(blocks);
  });

  it('are found one after another, with markup inside their text left alone', () => {
    const html = '<script>let a = "<p style=x>"</script><style>p{}</style><script>b</script>';
    const elements = scanMarkup(html);
    expect(blocksIn(html).map(({ text }) => text)).toEqual(['let a = "<p style=x>"', 'p{}', 'b']);
    expect(elements.map(({ name }) => name)).toEqual(['script', 'style', 'script']);
  });
});

describe('elements', () => {
  it('are told with their tag, shortened, their line, and their attributes decoded', () => {
    const tag = `<A  HREF='java&#115;cript:a()' data-a="${'y'.repeat(200)}">`;
    const elements = scanMarkup(`<!doctype html><html><head><meta charset=utf-8>\n<p>\n${tag}`);
    const link = elements.find(({ name }) => name === 'a');
    expect(link).toMatchObject({ line: 3, isInHead: false });
    expect(link?.tag).toHaveLength(101);
    expect(link?.attributes.get('href')).toBe('javascript:a()');
    expect(elements.find(({ name }) => name === 'meta')).toMatchObject({ isInHead: true });
  });

  it('are those of a browser with scripts, and of one without', () => {
    const scripts = '<noscript><p title="</noscript><form>">';
    const none = '<noscript><p title="</noscript><p title="><form>">';
    const quiet = '<p title="<form>">';
    expect(
      [scripts, none, quiet].map((html) => scanMarkup(html).some(({ name }) => name === 'form')),
    ).toEqual([true, true, false]);
  });
});

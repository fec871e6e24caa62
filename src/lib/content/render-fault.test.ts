import { describe, expect, it } from 'vitest';
import { renderFault } from './render-fault.ts';

const boom = new Error('Cannot read properties of undefined');
const at = (path: string, props: object = {}) => ({
  url: new URL(path, 'https://www.example.com'),
  props,
});

describe('an error while a page renders', () => {
  it('names the file of the entry, the page, the reason, and what to do', () => {
    const article = { id: 'one', filePath: 'src/content/blog/one.mdx' };
    const fault = renderFault(boom, at('/blog/one.html', { related: [], article }));
    expect(fault.message.split('\n')).toEqual([
      'src/content/blog/one.mdx - the page /blog/one',
      '  Found:   Cannot read properties of undefined',
      expect.stringMatching(/^ {2}Wanted: {2}A page that renders without an error\. /),
      '  Example: git diff src',
    ]);
    expect(fault.cause).toBe(boom);
  });

  it.each([
    ['/about.html', {}, '/about - the page'],
    ['/rss.xml', { page: undefined, key: null, text: 'filePath' }, '/rss.xml - the page'],
    ['/index.html', { entry: { filePath: undefined } }, '/ - the page'],
  ])('of %s names the address', (path, props, first) => {
    expect(renderFault(boom, at(path, props)).message).toMatch(new RegExp(`^${first}\n`));
  });

  it('is told even when it is no error', () => {
    expect(renderFault('out of memory', at('/about')).message).toContain('Found:   out of memory');
  });
});

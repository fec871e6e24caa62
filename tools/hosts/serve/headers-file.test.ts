import { describe, expect, it } from 'vitest';
import { headersFor, parseHeadersFile } from './headers-file.ts';

const rules = parseHeadersFile(`
# every page
/*
  X-Frame-Options: DENY
  Link: </a>
/widget/*
  ! X-Frame-Options
  Link: </b>
/*.png
  ! X-Frame-Options
  X-Frame-Options: SAMEORIGIN
/exact.json
  Content-Type: application/json; charset=utf-8
`);

describe('the headers of a path', () => {
  it('come from every pattern that fits, names without regard to case', () => {
    expect(headersFor(rules, '/exact.json').get('content-type')).toBe(
      'application/json; charset=utf-8',
    );
    expect(headersFor(rules, '/').get('x-frame-options')).toBe('DENY');
  });

  it('joins a header that two patterns set', () => {
    expect(headersFor(rules, '/widget/x').get('link')).toBe('</a>, </b>');
  });

  it('takes a header away again', () => {
    expect(headersFor(rules, '/widget/x').has('x-frame-options')).toBe(false);
  });

  it('puts another value in its place', () => {
    expect(headersFor(rules, '/a/b.png').get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headersFor(rules, '/a/b.png/c').get('x-frame-options')).toBe('DENY');
  });

  it('reads a dot as a dot', () => {
    expect(headersFor(rules, '/exactxjson').has('content-type')).toBe(false);
  });
});

describe('a faulty file', () => {
  it.each([
    ['  A: b', '_headers, line 1: a header stands before any path. Write the path above it.'],
    ['/*\n  nonsense', '_headers, line 2: "nonsense" is not a header. Write it as "Name: value".'],
    ['/*\n  Empty:', '_headers, line 2: "Empty:" is not a header. Write it as "Name: value".'],
    [
      'about\n',
      '_headers, line 1: "about" is not a path. Start it with "/", or indent it as a header.',
    ],
  ])('%j is refused with its line', (text, message) => {
    expect(() => parseHeadersFile(text)).toThrow(message);
  });
});

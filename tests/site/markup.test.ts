import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { builtPages } from './built-site.ts';
import { textOf } from './text.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro prints its one rule for islands where the first island stands, which may be in the body.
    { style: { flow: true } },
  ],
  rules: {
    // "&" before a blank is unambiguous, and one byte.
    'no-raw-characters': ['error', { relaxed: true }],
    // The minifier decides about blanks; they mean nothing here.
    'no-trailing-whitespace': 'off',
    // The style sheet keeps phone numbers on one line.
    'tel-non-breaking': 'off',
    // React names fields by its own ids, writes "inputMode" and closes empty elements with a slash;
    // all three mean the same in HTML.
    'valid-id': ['error', { relaxed: true }],
    'attr-case': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
  },
});

describe.each([...builtPages.values()])('$path', ({ html, document }) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`,
      ),
    );
    expect(messages).toEqual([]);
  });

  test('has one main heading and skips no level', () => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = headings.map(({ nodeName }) => Number(nodeName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    const skipped = headings.filter(
      (_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1,
    );
    expect(skipped.map(textOf)).toEqual([]);
    expect(headings.map(textOf)).not.toContain('');
  });

  test('has the landmarks of the frame once', () => {
    for (const landmark of ['main', 'body > header', 'body > footer'])
      expect(document.querySelectorAll(landmark), landmark).toHaveLength(1);
    expect(document.querySelector('body > a')?.getAttribute('href')).toBe('#main');
  });

  test('uses no id twice', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has no style attribute, which the content policy would block', () => {
    expect([...document.querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('leaves no token, placeholder or note of an editor in its text', () => {
    const seen = `${document.title} ${textOf(document.body)}`;
    expect(seen).not.toMatch(
      /\[\[|\]\]|[{}]|\bundefined\b|\bNaN\b|\[object|TODO|FIXME|lorem ipsum/i,
    );
    const attributes = /(?:alt|content|aria-label|title)="[^"]*(?:\[\[|\{|undefined|TODO)[^"]*"/i;
    expect(html).not.toMatch(attributes);
  });

  test('gives each picture a size, and words unless they stand beside it', () => {
    const pictures = [...document.querySelectorAll('img')];
    const unsized = pictures.filter(
      (image) => !image.getAttribute('width') || !image.getAttribute('height'),
    );
    expect(unsized.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(pictures.filter((image) => image.getAttribute('alt') === null)).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testProviderOrigin } from '../../tools/dev/test-site/settings.ts';
import { builtPages, readBuilt } from './built-site.ts';

const policy = /Content-Security-Policy: (?<value>.*)/.exec(readBuilt('_headers'))?.groups?.value;
const directives = new Map(
  (policy ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

describe('the policy', () => {
  test('allows nothing by default', () => {
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(directives.get(name), name).toEqual(["'none'"]);
    }
    expect(directives.get('form-action')).toEqual(["'self'"]);
  });

  test('names no keyword or scheme that lets strangers in', () => {
    expect(policy).not.toMatch(/unsafe|strict-dynamic|wasm|\*|data:|blob:|https?:(?!\/\/)/);
  });

  test('lets in the configured provider, only for scripts, frames and the chat', () => {
    const foreign = [...directives]
      .map(([name, sources]) => [name, sources.filter((source) => source.includes('://'))])
      .filter(([, sources]) => sources?.length !== 0);
    expect(Object.fromEntries(foreign)).toEqual({
      'script-src': [
        `${testProviderOrigin}/js/form_embed.js`,
        `${testProviderOrigin}/chat/loader.js`,
      ],
      'connect-src': [testProviderOrigin],
      'frame-src': [testProviderOrigin],
    });
  });

  test('stands in no page, where it could not forbid framing', () => {
    for (const { html } of builtPages.values()) expect(html).not.toContain('http-equiv');
  });
});

describe.each([...builtPages.values()])('$path', ({ document }) => {
  const hashOf = (text: string | null) =>
    `'sha256-${createHash('sha256')
      .update(text ?? '')
      .digest('base64')}'`;

  test.each([
    ['style', 'style-src'],
    ['script:not([src]):not([type]), script:not([src])[type=module]', 'script-src'],
  ])('each inline %s has its hash in the policy', (selector, directive) => {
    const blocks = [...document.querySelectorAll(selector)];
    expect(blocks.length).toBeGreaterThan(0);
    for (const { textContent } of blocks) {
      expect(directives.get(directive), textContent.slice(0, 60)).toContain(hashOf(textContent));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { contentPolicy, metaPolicy } from './content-policy';

const none = { frames: [], scripts: [], connect: [] };
const hashes = { scripts: ["'sha256-s='"], styles: ["'sha256-t='"] };

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...names] = directive.split(' ');
      return [name, names.join(' ')];
    }),
  );
}

describe('the policy', () => {
  it('without other companies names no foreign address', () => {
    expect(contentPolicy({ hashes, sources: none }).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-s='",
      "style-src 'self' 'sha256-t='",
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]);
  });

  it('lets a source in only where it is needed', () => {
    const sources = {
      frames: ['https://forms.test'],
      scripts: ['https://forms.test/embed.js', 'https://chat.test/loader.js'],
      connect: ['https://chat.test'],
    };
    const found = directives(contentPolicy({ hashes, sources }));
    const foreign = [...found].filter(([, names]) => names.includes('https:'));
    expect(Object.fromEntries(foreign)).toEqual({
      'script-src': "'self' 'sha256-s=' https://forms.test/embed.js https://chat.test/loader.js",
      'frame-src': 'https://forms.test',
      'connect-src': "'self' https://chat.test",
    });
  });
});

it('as a meta element leaves out only what must not stand there', () => {
  const policy = contentPolicy({ hashes, sources: none });
  const meta = directives(metaPolicy(policy));
  const left = [...directives(policy).keys()].filter((name) => !meta.has(name));
  expect(left).toEqual(['frame-ancestors']);
});

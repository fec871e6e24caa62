import { describe, expect, it } from 'vitest';
import { contentPolicy, metaPolicy } from './content-policy';

const none = { frames: [], scripts: [], connect: [] };
const hashes = { scripts: ["'sha256-s='"], styles: ["'sha256-t='"] };

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy', () => {
  it('without other companies names no foreign address', () => {
    expect(contentPolicy({ hashes, origins: none, secure: true }).split('; ')).toEqual([
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
      'upgrade-insecure-requests',
    ]);
  });

  it('lets an origin in only where it is needed', () => {
    const origins = {
      frames: ['https://forms.test'],
      scripts: ['https://forms.test', 'https://chat.test'],
      connect: ['https://chat.test'],
    };
    const found = directives(contentPolicy({ hashes, origins, secure: true }));
    const foreign = [...found].filter(([, sources]) => sources.includes('https:'));
    expect(Object.fromEntries(foreign)).toEqual({
      'script-src': "'self' 'sha256-s=' https://forms.test https://chat.test",
      'frame-src': 'https://forms.test',
      'connect-src': "'self' https://chat.test",
    });
  });

  it('does not ask for https where the site has none', () => {
    const policy = contentPolicy({ hashes, origins: none, secure: false });
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

it('as a meta element leaves out only what must not stand there', () => {
  const policy = contentPolicy({ hashes, origins: none, secure: true });
  const meta = directives(metaPolicy(policy));
  const left = [...directives(policy).keys()].filter((name) => !meta.has(name));
  expect(left).toEqual(['frame-ancestors']);
});

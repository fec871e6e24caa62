import { describe, expect, it } from 'vitest';
import { findDifference } from './install.mjs';

const lock = (
  packages: Record<string, { version?: string; integrity?: string; optional?: boolean }>,
) => ({
  packages: { '': { version: '1.0.0' }, ...packages },
});

describe('what has to be installed', () => {
  const wanted = lock({
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/mac-only': { version: '1.0.0', optional: true },
  });

  it('is nothing when all versions fit, packages of other platforms aside', () => {
    const installed = lock({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } });
    expect(findDifference(wanted, installed)).toBeUndefined();
  });

  it.each([
    ['missing', {}],
    ['of another version', { 'node_modules/a': { version: '0.9.0', integrity: 'x' } }],
    ['of other content', { 'node_modules/a': { version: '1.0.0', integrity: 'y' } }],
  ])('is a package that is %s', (_case, packages) => {
    expect(findDifference(wanted, lock(packages))).toBe('node_modules/a');
  });

  it('is an optional package that is there in an old version', () => {
    const installed = lock({
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/mac-only': { version: '0.9.0' },
    });
    expect(findDifference(wanted, installed)).toBe('node_modules/mac-only');
  });
});

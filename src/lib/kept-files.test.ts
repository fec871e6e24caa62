import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetUnused, keep, keptDays, readKept } from './kept-files';

let folder: string;
const at = (name: string) => join(folder, name);
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a kept file', () => {
  it('is read again as it was kept, in a folder that need not be there', () => {
    expect(readKept(at('new/one'))).toBeUndefined();
    expect(keep(at('new/one'), Buffer.from('first')).toString()).toBe('first');
    expect(readKept(at('new/one'))?.toString()).toBe('first');
    expect(readdirSync(at('new'))).toEqual(['one']);
  });

  it('is no folder: that is said instead of made anew', () => {
    expect(() => readKept(folder)).toThrow('EISDIR');
  });

  it('needs a folder that can be written: that is said, too', () => {
    writeFileSync(at('file'), '');
    expect(() => keep(at('file/one'), Buffer.from('text'))).toThrow('ENOTDIR');
  });
});

describe('files that no build asks for', () => {
  beforeEach(() => {
    for (const name of ['used', 'unused']) {
      writeFileSync(at(name), name);
      utimesSync(at(name), day(1), day(1));
    }
  });

  it(`stay for ${keptDays} days`, () => {
    expect(forgetUnused(folder, day(1 + keptDays))).toBe(0);
    expect(existsSync(at('unused'))).toBe(true);
  });

  it('are removed afterwards; a younger one stays', () => {
    utimesSync(at('used'), day(2), day(2));
    expect(forgetUnused(folder, day(2 + keptDays))).toBe(1);
    expect(readdirSync(folder)).toEqual(['used']);
  });

  it('are young again when a build asks for them', () => {
    const before = Date.now();
    readKept(at('used'));
    expect(forgetUnused(folder, new Date(before))).toBe(1);
    expect(readdirSync(folder)).toEqual(['used']);
  });

  it('need no folder', () => {
    expect(forgetUnused(at('none'), day(1))).toBe(0);
  });
});

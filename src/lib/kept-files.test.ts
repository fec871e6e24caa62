import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetUnused, keptDays, keptFile } from './kept-files';

let folder: string;
const at = (name: string) => join(folder, name);
const made = (text: string) => () => Promise.resolve(Buffer.from(text));
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a kept file', () => {
  it('is made once, in a folder that need not be there', async () => {
    expect((await keptFile(at('new/one'), made('first'))).toString()).toBe('first');
    expect((await keptFile(at('new/one'), made('second'))).toString()).toBe('first');
    expect(readdirSync(at('new'))).toEqual(['one']);
  });

  it('is not there when it could not be made', async () => {
    const failing = () => Promise.reject(new Error('No picture.'));
    await expect(keptFile(at('one'), failing)).rejects.toThrow('No picture.');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is no folder: that is said instead of made anew', async () => {
    await expect(keptFile(folder, made('text'))).rejects.toThrow('EISDIR');
  });
});

describe('files that no build asks for', () => {
  beforeEach(() => {
    for (const name of ['used', 'unused']) {
      writeFileSync(at(name), name);
      utimesSync(at(name), day(1), day(1));
    }
  });

  it(`stay for ${keptDays} days`, async () => {
    expect(await forgetUnused(folder, day(1 + keptDays))).toBe(0);
    expect(existsSync(at('unused'))).toBe(true);
  });

  it('are removed afterwards; a younger one stays', async () => {
    utimesSync(at('used'), day(2), day(2));
    expect(await forgetUnused(folder, day(2 + keptDays))).toBe(1);
    expect(readdirSync(folder)).toEqual(['used']);
  });

  it('are young again when a build asks for them', async () => {
    const before = Date.now();
    await keptFile(at('used'), made('anew'));
    expect(await forgetUnused(folder, new Date(before))).toBe(1);
    expect(readdirSync(folder)).toEqual(['used']);
  });

  it('need no folder', async () => {
    expect(await forgetUnused(at('none'), day(1))).toBe(0);
  });
});

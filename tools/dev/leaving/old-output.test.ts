import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putAside, removeFolder } from './old-output.ts';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-output-'));
  mkdirSync(at('dist', 'blog'), { recursive: true });
  writeFileSync(at('dist', 'blog', 'one.html'), '<p>One.</p>');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the site of the build before', () => {
  it('is put aside and removed with all that waits there', async () => {
    expect(await putAside(at('dist'), at('waiting'))).toBe(true);
    expect(existsSync(at('dist'))).toBe(false);
    await removeFolder(at('waiting'));
    expect(existsSync(at('waiting'))).toBe(false);
  });

  it('need not be there', async () => {
    expect(await putAside(at('none'), at('waiting'))).toBe(false);
  });

  it('stays when it holds a history', async () => {
    mkdirSync(at('dist', '.git'));
    expect(await putAside(at('dist'), at('waiting'))).toBe(false);
    expect(existsSync(at('dist', 'blog', 'one.html'))).toBe(true);
  });

  it('stays when it is a link to another place', async () => {
    symlinkSync(at('dist'), at('linked'));
    expect(await putAside(at('linked'), at('waiting'))).toBe(false);
    expect(existsSync(at('dist', 'blog', 'one.html'))).toBe(true);
  });

  it('stays when it cannot be moved', async () => {
    expect(await putAside(at('dist'), at('dist', 'waiting'))).toBe(false);
    expect(existsSync(at('dist', 'blog', 'one.html'))).toBe(true);
  });
});

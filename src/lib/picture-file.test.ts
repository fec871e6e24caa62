import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureFile } from './picture-file.ts';

const picture: ImageMetadata = { src: '/oak.webp', width: 2, height: 1, format: 'webp' };

afterEach(() => vi.restoreAllMocks());

describe('pictureFile', () => {
  it("is the file that Astro's picture knows", () => {
    expect(pictureFile(Object.assign({ ...picture }, { fsPath: '/site/oak.webp' }))).toBe(
      '/site/oak.webp',
    );
  });

  it('warns and lets the build go on when Astro no longer says where the file is', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    expect(pictureFile(picture)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Change src/lib/picture-file.ts.'));
  });
});

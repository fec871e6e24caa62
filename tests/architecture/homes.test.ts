import { describe, expect, it } from 'vitest';
import { readSources, withoutComments } from './source-files.ts';

/** Addresses that name a vocabulary or serve as an example; no browser calls them. */
const namesOnly = /^https?:\/\/(?:schema\.org|www\.w3\.org|(?:[\w-]+\.)*example\.com|localhost)\b/;

const sources = readSources();
const outside = (...homes: string[]) =>
  sources.filter(({ path }) => !homes.some((home) => path.startsWith(home)));
const pathsWith = (files: typeof sources, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

describe('each thing has one home', () => {
  it('client directives stand in the .astro files of src/islands only', () => {
    expect(pathsWith(outside('src/islands/'), /\sclient:[a-z]+/)).toEqual([]);
  });

  it('figures that the code prints are listed in src/lib/figures/in-code.ts', () => {
    const printing = /^src\/(?:components|head|islands|layouts|pages|queries|third-party)\//;
    const token = /\[\[[a-z][a-z\d-]*(?::(?:dated|low|high))?\]\]/;
    const files = sources.filter(({ path }) => printing.test(path));
    expect(pathsWith(files, token)).toEqual([]);
  });

  it('foreign hosts are named in src/third-party only; schemas may show one as an example', () => {
    const found = outside('src/third-party/', 'src/schemas/').flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/https?:\/\/[\w.-]+/g)]
        .filter(([address]) => !namesOnly.test(address))
        .map(([address]) => `${path} names ${address}`),
    );
    expect(found).toEqual([]);
  });
});

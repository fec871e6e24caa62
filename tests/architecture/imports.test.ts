import { describe, expect, it } from 'vitest';
import { faultOf } from './directions.ts';
import { importsOf } from './imports.ts';
import { readSources } from './source-files.ts';

const importsIn = (text: string) => importsOf({ path: 'src/components/site/A.astro', text });

describe('reading imports', () => {
  it.each([
    ["import A from '../ui/A.astro';", 'src/components/ui/A.astro', false],
    ["import '../../styles/a.css';", 'src/styles/a.css', false],
    ["const a = await import('../../lib/a');", 'src/lib/a', false],
    ["export { a } from './a';", 'src/components/site/a', false],
    ["import { type A, b } from './a';", 'src/components/site/a', false],
    ["import type { A } from './a';", 'src/components/site/a', true],
    ["import {\n  type A,\n  type B,\n} from './a';", 'src/components/site/a', true],
    ["import { useState } from 'react';", 'react', false],
  ])('%s', (text, to, typesOnly) => {
    expect(importsIn(text)).toEqual([{ from: 'src/components/site/A.astro', to, typesOnly }]);
  });

  it('reads no import in a comment', () => {
    expect(importsIn("// import a from './a';\n/* import b from './b'; */")).toEqual([]);
  });
});

describe('the direction of imports', () => {
  it.each([
    ['src/components/site/Footer.astro', 'src/queries/blog', false],
    ['src/components/ui/Card.astro', 'src/components/site/Footer.astro', false],
    ['src/components/ui/Card.astro', 'src/third-party/HostedForm.astro', false],
    ['src/queries/blog.ts', 'src/pages/index.astro', false],
    ['src/lib/urls.ts', 'src/queries/blog', true],
    ['src/pages/index.astro', 'src/islands/calculator/Calculator', false],
    ['src/islands/calculator/Calculator.tsx', 'src/islands/quote-dialog/open', false],
  ])('%s may not import %s', (from, to, typesOnly) => {
    expect(faultOf({ from, to, typesOnly })).toContain(`${from} imports`);
  });

  it.each([
    ['src/components/site/Footer.astro', 'src/queries/blog', true],
    ['src/components/site/Footer.astro', 'src/components/ui/Card.astro', false],
    ['src/pages/index.astro', 'src/islands/calculator/Calculator.astro', false],
    ['src/islands/calculator/Calculator.tsx', 'src/islands/use-intent-ready', false],
    ['src/lib/urls.ts', 'src/lib/format/money', false],
  ])('%s may import %s', (from, to, typesOnly) => {
    expect(faultOf({ from, to, typesOnly })).toBeUndefined();
  });

  it('is kept by every file of src/', () => {
    expect(readSources().flatMap(importsOf).map(faultOf).filter(Boolean)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutIslandScript } from './own-island.ts';

const installed = (file: string) =>
  readFileSync(join('node_modules/astro/dist/runtime/server', file), 'utf8');
const scripts = installed('scripts.js');
const element = installed('astro-island.prebuilt.js');

describe('the scripts that Astro prints for islands', () => {
  it('are the directive alone, without the element', () => {
    const kept = withoutIslandScript(scripts, element);
    expect(scripts.match(/<script>/g)).toHaveLength(3);
    expect(kept.match(/<script>/g)).toHaveLength(2);
    expect(kept).toContain('<script>${getDirectiveScriptText(result, directive)}</script>`;');
    expect(scripts.match(/<style>/g)).toHaveLength(1);
    expect(kept).not.toContain('<style>');
  });

  it('stop the build with what to compare when an update changed the element', () => {
    expect(() => withoutIslandScript(scripts, `${element}\n`)).toThrow(
      /Compare island\.ts with .*the new digest [0-9a-f]{64} into own-island\.ts/,
    );
  });

  it('stop the build when an update prints them in another way', () => {
    const changed = scripts.replaceAll('islandScriptDev', 'developmentScript');
    expect(() => withoutIslandScript(changed, element)).toThrow(/scripts\.js/);
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc, type Plugin } from 'vite';

const source = fileURLToPath(new URL('./island.ts', import.meta.url));

/** The script of `island.ts` as pages print it, small, with its value for the security policy. */
export interface IslandRuntime {
  code: string;
  hash: `sha256-${string}`;
}

/** @throws when `island.ts` is no valid TypeScript. */
export async function buildIslandRuntime(): Promise<IslandRuntime> {
  const plain = await transformWithOxc(await readFile(source, 'utf8'), source);
  const { code, errors } = await minify('island.js', `{${plain.code}}`);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}

/** Puts the script in the place of Astro's own; the dev server keeps Astro's. */
export const replaceIslandRuntime = ({ code }: IslandRuntime): Plugin => ({
  name: 'island-runtime',
  load: {
    filter: { id: /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]astro-island\.prebuilt\.js$/ },
    handler: () => `export default ${JSON.stringify(code)};`,
  },
});

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNpm } from './npm.mjs';

const tools = fileURLToPath(new URL('../../../.cache/tools', import.meta.url));

/**
 * Installs a package that only tests of hosts and benches use beside the project,
 * not into it, when it is first asked for. Gives the folder `node_modules`.
 */
export async function ensurePackage(name: string, version: string): Promise<string> {
  const folder = `${tools}/${name.replaceAll('/', '+')}-${version}`;
  const modules = `${folder}/node_modules`;
  if (existsSync(`${modules}/${name}/package.json`)) return modules;
  const words = ['install', '--prefix', folder, '--no-save', '--ignore-scripts'];
  const { code, output } = await runNpm([...words, `${name}@${version}`]);
  if (code === 0) return modules;
  throw new Error(`${name} ${version} could not be installed with npm.\n${output}`);
}

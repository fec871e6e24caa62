import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNpm } from '../setup/npm.mjs';
import { installPackages, starts } from '../setup/programs.mjs';

const tools = fileURLToPath(new URL('../../../.cache/tools', import.meta.url));

/** Where Debian's nginx keeps the module that sends Brotli copies. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs a server program where it is missing, or says how to. */
export function ensureProgram(command: string, versionFlag: string): void {
  if (starts(command, versionFlag)) return;
  installPackages(command);
  if (starts(command, versionFlag)) return;
  throw new Error(
    `The host tests need ${command}, which is missing and could not be installed. ` +
      `On Debian or Ubuntu: sudo apt-get install ${command}`,
  );
}

/** Whether nginx can send Brotli copies; tries to install the module, which some systems lack. */
export function hasBrotliModule(): boolean {
  if (!existsSync(brotliModule)) installPackages('libnginx-mod-http-brotli-static');
  return existsSync(brotliModule);
}

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

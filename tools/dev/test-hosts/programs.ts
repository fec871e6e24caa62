import { existsSync } from 'node:fs';
import { installPackages, starts } from '../setup/programs.mjs';

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

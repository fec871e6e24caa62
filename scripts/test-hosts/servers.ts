import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nginxConfiguration } from '../../src/integrations/hosts/nginx.ts';
import { brotliModule, ensureProgram, ensureWrangler, hasBrotliModule } from './programs.ts';
import { runServer, type RunningServer } from './run.ts';
import type { HostedSite } from './site.ts';

const workersConfiguration = fileURLToPath(new URL('../../deploy/wrangler.json', import.meta.url));

/** nginx with the generated configuration, in a folder of its own. */
export async function startNginx({
  folder,
  hosts,
  description,
}: HostedSite): Promise<RunningServer> {
  ensureProgram('nginx', '-v');
  const place = temporaryFolder();
  const hasBrotli = hasBrotliModule();
  const frame = (port: number) => `
    ${hasBrotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
    daemon off;
    pid nginx.pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      client_body_temp_path body;
      proxy_temp_path proxy;
      fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi;
      scgi_temp_path scgi;
      ${nginxConfiguration(description, {
        folder,
        listen: `127.0.0.1:${port}`,
        additions: hasBrotli ? `${hosts}/nginx/site-*.conf` : `${place}/none-*.conf`,
      })}
    }`;
  return runServer(place, (port) => {
    writeFileSync(join(place, 'nginx.conf'), frame(port));
    return { words: ['nginx', '-p', place, '-e', 'stderr', '-c', 'nginx.conf'] };
  });
}

/** Caddy with the generated Caddyfile. */
export async function startCaddy({ folder, hosts }: HostedSite): Promise<RunningServer> {
  ensureProgram('caddy', 'version');
  const place = temporaryFolder();
  return runServer(place, (port) => ({
    words: ['caddy', 'run', '--config', `${hosts}/Caddyfile`, '--adapter', 'caddyfile'],
    env: {
      SITE_ADMIN: 'off',
      SITE_ADDRESS: `http://:${port}`,
      SITE_FOLDER: folder,
      XDG_DATA_HOME: place,
      XDG_CONFIG_HOME: place,
    },
  }));
}

/** Cloudflare's runtime for Workers with static assets. */
export async function startWrangler({ folder }: HostedSite): Promise<RunningServer> {
  const wrangler = await ensureWrangler();
  const place = temporaryFolder();
  mkdirSync(join(place, 'home'));
  return runServer(place, (port) => ({
    words: [
      ...[process.execPath, wrangler, 'dev', '--config', workersConfiguration],
      ...['--assets', folder, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', '0', '--persist-to', place, '--log-level', 'error'],
    ] as [string, ...string[]],
    env: {
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
      XDG_CONFIG_HOME: join(place, 'home'),
      NO_UPDATE_NOTIFIER: '1',
    },
  }));
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'host-'));

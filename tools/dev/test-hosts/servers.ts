import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import uploader from '../../../deploy/tools/cloudflare/package.json' with { type: 'json' };
import { nginxConfiguration } from '../../hosts/config/nginx.ts';
import { selfSigned } from './certificate.ts';
import { ensurePackage } from '../setup/ensure-package.ts';
import { brotliModule, ensureProgram, hasBrotliModule } from './programs.ts';
import { runServer, type RunningServer } from './run.ts';
import type { HostedSite } from './site.ts';

/** The port for plain http, and a certificate for `localhost`. */
export type NginxTestPlace = ReturnType<typeof selfSigned> & { port: number };

/** What docs/deploying.md and a test put beside the generated configuration. */
interface NginxAdditions {
  protocol?: ' ssl';
  /** Lines of a file that the server block includes. */
  inServer?: (place: NginxTestPlace) => string;
  /** Lines beside the server block. */
  besideServer?: (place: NginxTestPlace) => string;
}

/** nginx with the generated configuration, in a folder of its own, and the certificate that clients would have to trust. */
export async function startNginx(
  { folder, hosts, description }: HostedSite,
  { protocol, inServer = () => '', besideServer = () => '' }: NginxAdditions = {},
): Promise<RunningServer & { certificate: string }> {
  ensureProgram('nginx', '-v');
  const place = temporaryFolder();
  const own = selfSigned(place);
  const accessLog = join(place, 'access.log');
  const hasBrotli = hasBrotliModule();
  if (hasBrotli) cpSync(`${hosts}/nginx/site-brotli.conf`, join(place, 'site-brotli.conf'));
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
        listen: `127.0.0.1:${port}${protocol ?? ''}`,
        additions: `${place}/site-*.conf`,
        log: accessLog,
      })}
      ${besideServer({ port, ...own })}
    }`;
  const server = await runServer(place, (port) => {
    writeFileSync(join(place, 'site-tls.conf'), inServer({ port, ...own }));
    writeFileSync(join(place, 'nginx.conf'), frame(port));
    return {
      words: ['nginx', '-p', place, '-e', 'stderr', '-c', 'nginx.conf'],
      host: description.siteName,
    };
  });
  const requests = () => readFileSync(accessLog, 'utf8');
  return { ...server, requests, certificate: own.certificate };
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
  const modules = await ensurePackage('wrangler', uploader.dependencies.wrangler);
  const configuration = fileURLToPath(new URL('../../../deploy/wrangler.json', import.meta.url));
  const place = temporaryFolder();
  return runServer(place, (port) => ({
    words: [
      process.execPath,
      ...[`${modules}/wrangler/bin/wrangler.js`, 'dev', '--config', configuration],
      ...['--assets', folder, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', '0', '--persist-to', place, '--log-level', 'error'],
    ],
    env: {
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
      XDG_CONFIG_HOME: place,
      NO_UPDATE_NOTIFIER: '1',
    },
  }));
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'host-'));

import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { nginxConfiguration } from '../../hosts/config/nginx.ts';
import { selfSigned, type Certificate } from './certificate.ts';
import { brotliModule, ensurePackage, ensureProgram, hasBrotliModule } from './programs.ts';
import { runServer, type RunningServer } from './run.ts';
import type { HostedSite } from './site.ts';

const deployFile = (file: string) =>
  fileURLToPath(new URL(`../../../deploy/${file}`, import.meta.url));

/** The version that uploads a release. */
const wranglerVersion = () =>
  z
    .object({ dependencies: z.object({ wrangler: z.string() }) })
    .parse(JSON.parse(readFileSync(deployFile('tools/cloudflare/package.json'), 'utf8')))
    .dependencies.wrangler;

/** nginx with the generated configuration, in a folder of its own. */
export async function startNginx(site: HostedSite): Promise<RunningServer> {
  return runNginx(site, temporaryFolder());
}

/** Files of docs/deploying.md beside the generated configuration, with the test's port and certificate. */
interface GuideFiles {
  /** A file that the server block includes. */
  inServer: (place: NginxTestPlace) => string;
  /** A file beside the server block. */
  besideServer: (place: NginxTestPlace) => string;
}

/** The port for plain http, and the certificate. */
export interface NginxTestPlace extends Certificate {
  port: number;
}

/** nginx with the generated configuration and the files of the guide. */
export async function startNginxByGuide(
  site: HostedSite,
  { inServer, besideServer }: GuideFiles,
): Promise<RunningServer> {
  const place = temporaryFolder();
  const certificate = selfSigned(place);
  return runNginx(site, place, {
    beside: (port) => {
      writeFileSync(join(place, 'site-tls.conf'), inServer({ port, ...certificate }));
      return besideServer({ port, ...certificate });
    },
  });
}

/**
 * nginx over https, with the certificate that clients have to trust. Plain http
 * on the same port is redirected to https, as on port 80.
 */
export async function startSecureNginx(
  site: HostedSite,
): Promise<RunningServer & { certificate: string }> {
  const place = temporaryFolder();
  const { certificate, key } = selfSigned(place);
  writeFileSync(
    join(place, 'site-tls.conf'),
    `ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    error_page 497 =301 https://$http_host$request_uri;`,
  );
  return { ...(await runNginx(site, place, { protocol: ' ssl' })), certificate };
}

async function runNginx(
  { folder, hosts, description }: HostedSite,
  place: string,
  {
    protocol = '',
    beside = () => '',
  }: { protocol?: '' | ' ssl'; beside?: (port: number) => string } = {},
): Promise<RunningServer> {
  ensureProgram('nginx', '-v');
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
        listen: `127.0.0.1:${port}${protocol}`,
        additions: `${place}/site-*.conf`,
        log: accessLog,
      })}
      ${beside(port)}
    }`;
  const server = await runServer(place, (port) => {
    writeFileSync(join(place, 'nginx.conf'), frame(port));
    return {
      words: ['nginx', '-p', place, '-e', 'stderr', '-c', 'nginx.conf'],
      host: description.siteName,
    };
  });
  return { ...server, requests: () => readFileSync(accessLog, 'utf8') };
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
  const modules = await ensurePackage('wrangler', wranglerVersion());
  const place = temporaryFolder();
  mkdirSync(join(place, 'home'));
  return runServer(place, (port) => ({
    words: [
      ...[
        process.execPath,
        `${modules}/wrangler/bin/wrangler.js`,
        'dev',
        '--config',
        deployFile('wrangler.json'),
      ],
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

import { hasBrotliModule } from '../../tools/dev/test-hosts/programs.ts';
import { startCaddy, startNginx, startWrangler } from '../../tools/dev/test-hosts/servers.ts';

/**
 * A server with the answers in which hosts may differ. Where a server leaves
 * no choice, the reason stands beside it.
 */
export interface HostUnderTest {
  name: string;
  start: typeof startNginx;
  /** Status of the redirect to a page's one address. */
  otherSpelling: number;
  /** Status of `/404` itself. */
  notFoundPage: number;
  /** Status of a part of a file. */
  range: number;
  /** Statuses of an address that is too long, climbs, or is badly encoded: never 200. */
  oddAddress: readonly number[];
  /** A compression it knows, and the ending of the ready copy that it sends. */
  encoding: { name: 'br' | 'gzip'; copy?: 'br' | 'gz' };
  /** Whether the answer to a refused method names the ones that are not. */
  namesMethods: boolean;
}

export const hosts: readonly HostUnderTest[] = [
  {
    name: 'nginx',
    start: startNginx,
    otherSpelling: 308,
    notFoundPage: 404,
    range: 206,
    oddAddress: [308, 400, 404, 414],
    // Debian's nginx has Brotli as a package of its own.
    encoding: hasBrotliModule() ? { name: 'br', copy: 'br' } : { name: 'gzip', copy: 'gz' },
    namesMethods: true,
  },
  {
    name: 'Caddy',
    start: startCaddy,
    otherSpelling: 308,
    notFoundPage: 404,
    range: 206,
    oddAddress: [400, 404],
    encoding: { name: 'br', copy: 'br' },
    namesMethods: true,
  },
  {
    name: 'Cloudflare Workers',
    start: startWrangler,
    // Cloudflare's own choice; search engines follow the canonical address in the page.
    otherSpelling: 307,
    // The page that is sent for missing addresses has an address itself.
    notFoundPage: 200,
    // The local runtime sends the whole file, as a server may.
    range: 200,
    oddAddress: [307, 404],
    encoding: { name: 'br' },
    namesMethods: false,
  },
];

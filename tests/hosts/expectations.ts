import { hasBrotliModule } from '../../tools/dev/test-hosts/programs.ts';
import { startCaddy, startNginx, startWrangler } from '../../tools/dev/test-hosts/servers.ts';
import type { RunningServer } from '../../tools/dev/test-hosts/run.ts';
import type { HostedSite } from '../../tools/dev/test-hosts/site.ts';

/**
 * A server with the answers in which hosts may differ. Where a server leaves
 * no choice, the reason stands beside it.
 */
export interface HostUnderTest {
  name: string;
  start: (site: HostedSite) => Promise<RunningServer>;
  /** Status of the redirect to a page's one address. */
  otherSpelling: number;
  /** Status of `/404` itself. */
  notFoundPage: number;
  /** Status of a part of a file. */
  range: number;
  /** Statuses of an address that is too long, climbs, or is badly encoded: never 200. */
  oddAddress: readonly number[];
  /** Badly encoded or too long addresses that get the not-found page, and those that the server answers itself. */
  malformed: { ours: readonly string[]; theirs: readonly string[]; status: number };
  /** Values of If-None-Match that stand for a copy that is still good; "TAG" is its ETag. */
  conditions: readonly string[];
  /** Whether its rules by ending hold in capital letters, too. Uploads to the others refuse such names. */
  capitals: boolean;
  /** Whether it takes 5,000 moved addresses. */
  takesAllAddresses: boolean;
  /** A compression it knows, and the ending of the ready copy that it sends. */
  encoding: { name: 'br' | 'gzip'; copy?: 'br' | 'gz' };
  /** Whether the answer to a refused method names the ones that are not. */
  namesMethods: boolean;
}

const badlyEncoded = ['/about%', '/%', '/%zz', '/%E0%A4%A'];
const odd = ['/%00', '/about%00', '/%FF', '/..%2f', `/${'a'.repeat(10_000)}`];
const conditions = ['TAG', 'W/TAG', '"other", TAG', '*'];

export const hosts: readonly HostUnderTest[] = [
  {
    name: 'nginx',
    start: startNginx,
    otherSpelling: 308,
    notFoundPage: 404,
    range: 206,
    oddAddress: [308, 400, 404],
    malformed: { ours: [...badlyEncoded, ...odd], theirs: [], status: 400 },
    conditions,
    capitals: true,
    takesAllAddresses: true,
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
    // Go's HTTP library refuses them before Caddy sees them.
    malformed: { ours: odd, theirs: badlyEncoded, status: 400 },
    conditions,
    capitals: true,
    takesAllAddresses: true,
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
    // Cloudflare first sends badly encoded ones to their encoded form, "/about%25".
    malformed: {
      ours: ['/%00', '/about%00', '/about%25', '/%25E0%25A4%25A', `/${'a'.repeat(10_000)}`],
      theirs: [...badlyEncoded, '/%FF'],
      status: 307,
    },
    // It knows no lists, which browsers never send.
    conditions: ['TAG', 'W/TAG'],
    capitals: false,
    takesAllAddresses: false,
    encoding: { name: 'br' },
    namesMethods: false,
  },
];

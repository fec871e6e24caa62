import type { ThirdPartyOrigins } from '../../../src/third-party/environment.ts';

/** Sources of inline scripts and styles, "'sha256-…'" each. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PolicyFacts {
  hashes: InlineHashes;
  origins: ThirdPartyOrigins;
  /** Whether the site is served over https. */
  secure: boolean;
}

/**
 * The Content-Security-Policy of every page, one value for the whole site:
 * nothing is allowed but what is named, and nothing inline but by its hash.
 * A foreign origin stands only in the directives it is needed for.
 */
export function contentPolicy({ hashes, origins, secure }: PolicyFacts): string {
  const self = "'self'";
  const none = "'none'";
  const listed = (sources: readonly string[]) => (sources.length > 0 ? sources : [none]);
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    'script-src': [self, ...hashes.scripts, ...origins.scripts],
    'style-src': [self, ...hashes.styles],
    'img-src': [self],
    'font-src': [self],
    'manifest-src': [self],
    // Checkers read robots.txt from within the page.
    'connect-src': [self, ...origins.connect],
    'frame-src': listed(origins.frames),
    'form-action': [self],
    'frame-ancestors': [none],
    'base-uri': [none],
    'object-src': [none],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The part of a policy that a `<meta>` element may carry: all but `frame-ancestors`. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}

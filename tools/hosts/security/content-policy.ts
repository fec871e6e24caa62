import type { ThirdPartySources } from '../../../src/third-party/environment.ts';

/** Sources of inline scripts and styles, "'sha256-…'" each. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of every page, one value for the whole site:
 * nothing is allowed but what is named, and nothing inline but by its hash.
 * A foreign source stands only in the directives it is needed for.
 */
export function contentPolicy({
  hashes,
  sources,
}: {
  hashes: InlineHashes;
  sources: ThirdPartySources;
}): string {
  const self = "'self'";
  const none = "'none'";
  const directives: Record<string, readonly string[]> = {
    'default-src': [none],
    'script-src': [self, ...hashes.scripts, ...sources.scripts],
    'style-src': [self, ...hashes.styles],
    'img-src': [self],
    'font-src': [self],
    'manifest-src': [self],
    // Checkers read robots.txt from within the page.
    'connect-src': [self, ...sources.connect],
    'frame-src': sources.frames.length > 0 ? sources.frames : [none],
    'form-action': [self],
    'frame-ancestors': [none],
    'base-uri': [none],
    'object-src': [none],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The part of a policy that a `<meta>` element may carry: all but `frame-ancestors`. */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');

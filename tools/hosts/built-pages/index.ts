/** What the checks of the finished pages need to know of them. Each page is read once, in threads. */
import { availableParallelism } from 'node:os';
import { cleanPath } from '../../../src/lib/urls.ts';
import { keeper, type PageLinks } from '../../content/check/links/built-page-links.ts';
import { listFiles } from '../config/built-files.ts';
import type { PageCheck } from '../security/check-pages.ts';
import { answersOfShares } from '../../dev/leaving/thread.ts';

/** What all threads are told. */
export interface LookInput {
  folder: string;
  /** Policy sources of the inline scripts and styles that Astro wrote. */
  known: readonly string[];
}

/** What a thread found in its share of the pages. */
export interface Look {
  links: [file: string, links: PageLinks][];
  check: PageCheck;
}

/** All pages of a build. */
export interface BuiltPages {
  /** Links and places by address, for example "/blog/closing-costs". */
  links: ReadonlyMap<string, PageLinks>;
  /** What the security policy has to let through, and what it would block. */
  check: PageCheck;
}

/** Reads all pages below a folder. */
export async function lookAtPages(
  folder: string,
  known: ReadonlySet<string>,
  threads = availableParallelism(),
): Promise<BuiltPages> {
  const files = await listFiles(folder, ['.html']);
  const size = Math.ceil(files.length / threads);
  const shares = Array.from({ length: threads }, (_, index) =>
    files.slice(index * size, (index + 1) * size),
  );
  const input: LookInput = { folder, known: [...known] };
  const module = new URL('./look-thread.ts', import.meta.url);
  const looks = await answersOfShares<Look>(
    { module, input, task: 'The check of the built pages' },
    shares,
  );
  // What comes from a thread is a copy: the few names in thousands of pages are kept once again.
  const keep = keeper();
  const links = looks.flatMap((look) =>
    look.links.map(([file, { links, ids }]): [string, PageLinks] => [
      cleanPath(`/${file}`),
      { links: links.map(keep), ids: new Set([...ids].map(keep)) },
    ]),
  );
  const checks = looks.map(({ check }) => check);
  const used = (kind: keyof PageCheck['hashes']) =>
    [...new Set(checks.flatMap(({ hashes }) => hashes[kind]))].sort();
  return {
    links: new Map(links),
    check: {
      hashes: { scripts: used('scripts'), styles: used('styles') },
      faults: checks.flatMap(({ faults }) => faults),
    },
  };
}

let looking: Promise<BuiltPages> | undefined;

/** Begins to read the pages of this build, as soon as they are all written. */
export function lookAtPagesOfBuild(folder: string, known: ReadonlySet<string>): void {
  looking = lookAtPages(folder, known);
  // Whoever asks for the pages gets the error.
  looking.catch(() => undefined);
}

/** The pages of this build. */
export function pagesOfBuild(): Promise<BuiltPages> {
  if (looking) return looking;
  throw new Error(
    'Nobody has looked at the built pages yet. astro.config.mjs needs the integration staticHost().',
  );
}

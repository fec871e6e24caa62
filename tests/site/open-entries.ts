/** Names of the public entries of a folder; only what decides about a page is read. */
import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { testSiteDay } from '../../tools/dev/test-site/day.ts';
import { visibility } from '../../src/lib/content/publishing.ts';

/** An entry that is public on the day of the test site. */
export interface OpenEntry {
  /** Last part of its address. */
  slug: string;
  /** Whether there is text below the fields. */
  hasText: boolean;
}

const switches = z.looseObject({
  draft: z.boolean().default(false),
  publishDate: z.string().optional(),
});

function readEntry(file: string): (OpenEntry & { isPublic: boolean }) | undefined {
  const parts = /^---\n(?<fields>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/.exec(
    readFileSync(file, 'utf8'),
  )?.groups;
  if (parts?.fields === undefined) return undefined;
  const state = switches.parse(parse(parts.fields));
  return {
    slug: basename(file, extname(file)),
    hasText: (parts.text ?? '').trim() !== '',
    isPublic: visibility(state, testSiteDay()) === 'public',
  };
}

/** Public entries of a folder of `src/content`, by name. */
export const openEntries = (folder: string): OpenEntry[] =>
  globSync(`src/content/${folder}/**/*.{md,mdx}`)
    .sort()
    .flatMap((file) => readEntry(file) ?? [])
    .filter(({ isPublic }) => isPublic);

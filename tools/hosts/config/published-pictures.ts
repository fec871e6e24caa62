/** Published pictures: no originals, and none that say where, when, or by whom they were taken. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Problem } from '../../content/check/problem.ts';
import { listFiles } from './built-files.ts';
import { textFile } from './media-types.ts';
import { metadataIn } from './picture-metadata.ts';

const picture = /\.(?:avif|webp|jpe?g|jfif|a?png|gif|tiff?|hei[cf]|svg)$/i;

/**
 * Removes the originals that Astro leaves beside their processed versions, such
 * as those of drafts, and finds pictures that must not be published.
 * @param folder The built site.
 * @param sources Folder of the originals.
 */
export async function pictureProblems(folder: string, sources = 'src/assets'): Promise<Problem[]> {
  const problems: Problem[] = [];
  const originals = await findOriginals(folder, sources);
  const named = await namedFiles(folder, [...originals.keys()]);
  for (const [file, source] of originals) {
    if (!named.has(file)) await rm(join(folder, file));
    // An SVG is drawn, not taken, and is shown as it is.
    else if (!/\.svg$/i.test(file)) problems.push(unprocessed(file, source));
  }
  for (const file of await listFiles(folder, picture)) {
    const kinds = await metadataIn(join(folder, file)).catch(() => undefined);
    if (kinds === undefined) problems.push(unreadable(file));
    else if (kinds.length > 0) problems.push(withMetadata(file, kinds));
  }
  return problems;
}

const digestOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/** Files in Astro's folder that equal a source picture byte for byte, each with its source. */
async function findOriginals(folder: string, sources: string): Promise<Map<string, string>> {
  const originals = new Map<string, string>();
  const known = new Map<string, string>();
  for (const source of await listFiles(sources, picture))
    known.set(await digestOf(join(sources, source)), `${sources}/${source}`);
  const built = (await listFiles(folder, picture)).filter((file) => file.startsWith('_astro/'));
  for (const file of built) {
    const source = known.get(await digestOf(join(folder, file)));
    if (source !== undefined) originals.set(file, source);
  }
  return originals;
}

/** The files that a page, feed, style sheet, or script names. */
async function namedFiles(folder: string, files: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  if (files.length === 0) return named;
  for (const text of await listFiles(folder, textFile)) {
    const content = await readFile(join(folder, text), 'utf8');
    for (const file of files) if (content.includes(encodeURI(basename(file)))) named.add(file);
  }
  return named;
}

const problem = (file: string, found: string, wanted: string, example: string): Problem => ({
  // Where an editor finds a published file that comes from public/.
  file: existsSync(`public/${file}`) ? `public/${file}` : file,
  field: 'the picture',
  found,
  wanted,
  example,
});

const unprocessed = (file: string, source: string) =>
  problem(
    source,
    `published as it was saved, in ${file}`,
    'A picture that the build can make smaller. Export it as a JPEG 3,000 pixels wide. Code prints a picture with Picture.astro, never by its "src".',
    source.replace(/\.\w+$/, '.jpg'),
  );

const unreadable = (file: string) =>
  problem(
    file,
    "a file that can't be read",
    'A picture that browsers can show. Export it as a JPEG and save it in src/assets/pictures.',
    'src/assets/pictures/team.jpg',
  );

const withMetadata = (file: string, kinds: readonly string[]) =>
  problem(
    file,
    `metadata (${kinds.join(', ')}), which may reveal a place, a device, or a name`,
    'A picture without metadata. Files in public/ are published as they are; save a photograph in src/assets/pictures, and the build removes what the camera stored.',
    `src/assets/pictures/${basename(file)}`,
  );

import { stat } from 'node:fs/promises';
import sharp from 'sharp';

/** What was found out about a picture, by path, size and time of its last change. */
const known = new Map<string, Promise<boolean>>();

/**
 * Paths of pictures that cannot be read to their last row. The build itself
 * would stop at some and print the rest of others gray.
 * @param paths from the root of the project
 */
export async function unreadablePictures(
  root: string,
  paths: readonly string[],
): Promise<Set<string>> {
  const readable = await Promise.all(paths.map((path) => isReadable(`${root}/${path}`)));
  return new Set(paths.filter((_, index) => readable[index] !== true));
}

async function isReadable(path: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const answer = known.get(key) ?? canBeDecoded(path);
  known.set(key, answer);
  return answer;
}

const canBeDecoded = (path: string): Promise<boolean> =>
  sharp(path, { failOn: 'truncated' })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

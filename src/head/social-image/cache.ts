/** Social images of earlier builds, each under a name that says everything it was drawn from. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const folder = '.cache/social-images';

/**
 * The cached image, or the one that `draw` makes, which is then cached.
 * @param key Digest of all inputs: another input has another key, so nothing here goes stale.
 */
export async function cachedImage(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const path = `${folder}/${key}.jpg`;
  if (existsSync(path)) return readFileSync(path);
  const image = await draw();
  mkdirSync(folder, { recursive: true });
  // An interrupted build must not leave half a file under the name of a whole one.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, path);
  return image;
}

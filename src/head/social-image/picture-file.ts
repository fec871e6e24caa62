/**
 * File of a picture on disk. Astro answers for it under `fsPath`, which neither
 * its types nor the `in` operator know.
 * @throws when the metadata has none, after an upgrade of Astro
 */
export function pictureFile(picture: ImageMetadata): string {
  const file: unknown = Reflect.get(picture, 'fsPath');
  if (typeof file === 'string') return file;
  throw new Error(
    `The picture ${picture.src} does not say where its file lies. Astro no longer answers for "fsPath"; change src/head/social-image/picture-file.ts.`,
  );
}

/** Media types of the files of a built site, by ending; servers of older systems lack some. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Endings of files that are text and get a compressed copy. */
export const textEndings = ['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** Endings of pictures and icons. */
export const pictureEndings = Object.entries(mediaTypes)
  .filter(([, type]) => type.startsWith('image/'))
  .map(([ending]) => ending);

/** Media types by file extension; servers on older systems don't know all of them. */
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
  mjs: 'text/javascript',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Extensions of text files, which get compressed copies. */
export const textEndings = ['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** Names of text files. */
export const textFile = new RegExp(`\\.(?:${textEndings.join('|')})$`);

/** Extensions of pictures and icons. */
export const pictureEndings = Object.entries(mediaTypes)
  .filter(([, type]) => type.startsWith('image/'))
  .map(([ending]) => ending);

/** Straight quotes and apostrophes as printed ones, as the Markdown processor does it for running text. */
export const typographic = (text: string): string =>
  text
    .replace(/(^|[\s([–—])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([–—“])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’');

/** Turns straight quotes and apostrophes into curly ones, as the Markdown processor does in prose. */
export const typographic = (text: string): string =>
  text
    .replace(/(^|[\s([–—])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([–—“])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’');

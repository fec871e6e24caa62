import { inflateSync } from 'node:zlib';

/**
 * Reads what Chromium printed: the number of pages and their text. Only for files of that one
 * writer (Skia), which keeps objects plain and gives every font a table back to Unicode
 * (ISO 32000-1, 9.10.3).
 */
export function readPdf(file: Buffer): { pages: number; text: string } {
  const objects = new Map<string, string>();
  const whole = file.toString('latin1');
  for (const [, id = '', body = ''] of whole.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g))
    objects.set(id, body);
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values())
    for (const [, list = ''] of body.matchAll(/\/Font <<([^>]*)>>/g))
      for (const [, name = '', id = ''] of list.matchAll(/\/(F\d+) (\d+) 0 R/g))
        fonts.set(name, readable(objects, id));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const contents = pages.map((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '');
  const text = contents.map((id) => shownText(unpack(objects.get(id)), fonts)).join('\n');
  return { pages: pages.length, text };
}

/** The content of an object's stream. */
function unpack(body = ''): string {
  const packed = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1];
  if (packed === undefined) return '';
  const bytes = Buffer.from(packed, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The characters of a font by the numbers that stand for them in a page. */
function readable(objects: ReadonlyMap<string, string>, id: string): Map<number, string> {
  const table = new Map<number, string>();
  const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
  const code = unpack(toUnicode === undefined ? undefined : objects.get(toUnicode));
  for (const [, list = ''] of code.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>/g))
      table.set(parseInt(glyph, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'));
  for (const [, list = ''] of code.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = parseInt(from, 16); glyph <= parseInt(to, 16); glyph += 1)
        table.set(glyph, String.fromCharCode(parseInt(text, 16) + glyph - parseInt(from, 16)));
  return table;
}

/** The text of a page in the order in which it is drawn, one run after the other. */
function shownText(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const [, name, run] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|((?:<\w+>)|\[[^\]]*\]) TJ?j?/g,
  )) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    for (const [, glyphs = ''] of (run ?? '').matchAll(/<(\w+)>/g))
      text += (glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => font.get(parseInt(glyph, 16)) ?? '')
        .join('');
    if (run !== undefined) text += ' ';
  }
  return text;
}

/** Makes entries for the bench out of the site's own: real structure, tokens and links, pictures shared. */
import { parse, stringify } from 'yaml';

/** Words of an article for the bench, about. */
const wordsWanted = 800;

/** A Markdown entry: its fields and its text. */
export interface Entry {
  fields: Record<string, unknown>;
  body: string;
}

/** Reads an entry of src/content. */
export function readEntry(file: string): Entry {
  const parts = /^---\n(?<fields>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(file)?.groups;
  const fields: unknown = parse(parts?.fields ?? '');
  if (typeof fields !== 'object' || fields === null)
    throw new Error('An entry of src/content has no fields between two lines of "---".');
  return { fields: { ...fields }, body: parts?.body ?? '' };
}

const print = ({ fields, body }: Entry) => `---\n${stringify(fields)}---\n\n${body}`;

/** Sections of a text up to the wanted number of words, beginning with the section `from`. */
function someSections(body: string, from: number): string {
  const [opening = '', ...sections] = body.split(/^(?=## )/m);
  let text = opening;
  for (let index = 0; index < sections.length; index++) {
    if (text.split(/\s+/).length >= wordsWanted) break;
    text += sections[(from + index) % sections.length] ?? '';
  }
  return text;
}

/** A number in letters: the content's checks let no typed figure pass. */
const inLetters = (number: number) =>
  number
    .toString(26)
    .toUpperCase()
    .replace(/\d/g, (digit) => 'QRSTUVWXYZ'.charAt(Number(digit)));

/** The entry with this number, counted from 1; each has its own title and date. */
export function articleEntry(models: readonly Entry[], number: number): string {
  const model = models[number % models.length];
  if (!model) throw new Error('There is no article to make others of.');
  const own = ['order', 'updated', 'metaTitle'];
  const shared = Object.entries(model.fields).filter(([name]) => !own.includes(name));
  const fields: Record<string, unknown> = Object.fromEntries(shared);
  const day = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
  const part = inLetters(number);
  const title = `${String(fields.title).slice(0, 70)}, part ${part}`;
  const description = `${String(fields.description).slice(0, 120)} Part ${part}.`;
  return print({
    fields: { ...fields, title, description, date: day },
    body: someSections(model.body, number),
  });
}

/** Fields that name things instead of saying something. */
const names = /^(?:keywords|zips|zipLabel|neighborhoods|icon|image|alt|county)$/;

/** A value with a mark in each sentence: two cities may not share one. */
function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') {
    const sentences = value.replace(/(?<!^\s*\d*)[.?](?=\s|$)/gm, ` in ${mark}$&`);
    return /[.?]$/.test(value) || value.length < 60 ? sentences : `${sentences} in ${mark}`;
  }
  if (Array.isArray(value)) return value.map((inner: unknown) => marked(inner, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      names.test(name) ? inner : marked(inner, mark),
    ]),
  );
}

/** The city with this number, counted from 1; none says a sentence of another. */
export function cityEntry(models: readonly Entry[], number: number): string {
  const model = models[number % models.length];
  if (!model) throw new Error('There is no city to make others of.');
  const mark = inLetters(number);
  const fields = Object.entries(model.fields).map(([field, value]) => [
    field,
    names.test(field) ? value : marked(value, mark),
  ]);
  const own = Object.fromEntries(fields) as Entry['fields'];
  const name = `${String(model.fields.name)} ${mark}`;
  return print({
    fields: { ...own, name, order: 100 + number },
    body: String(marked(model.body, mark)),
  });
}

/** Makes entries for the bench out of the site's own: real structure, tokens and links, pictures shared. */
import { stringify } from 'yaml';
import { readContentFiles } from '../../content/check/read/content-files.ts';
import { readEntries } from '../../content/check/read/read-entries.ts';

/** Words of an article for the bench, about. */
const wordsWanted = 800;

const { entries } = readEntries(readContentFiles());

/** One of a collection's entries, in turn: its fields and its text. */
function modelFor(collection: string, number: number) {
  const models = entries.filter((entry) => entry.collection === collection);
  const model = models[number % models.length];
  if (!model) throw new Error(`src/content/${collection} has no entry to make others of.`);
  return { fields: model.data as Record<string, unknown>, body: model.body?.text ?? '' };
}

const print = (fields: object, body: string) => `---\n${stringify(fields)}---\n\n${body}`;

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

/** A number in letters that make no placeholder: the content's checks let no figure, TBA, or XXX pass. */
const inLetters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'QRSTUVWYZK'.charAt(Number(digit)));

/** The entry with this number, counted from 1; each has its own title and date. */
export function articleEntry(number: number): string {
  const { fields, body } = modelFor('blog', number);
  const shared = { ...fields, order: undefined, updated: undefined, metaTitle: undefined };
  const day = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
  const part = inLetters(number);
  const title = `${String(fields.title).slice(0, 70)}, part ${part}`;
  const description = `${String(fields.description).slice(0, 120)} Part ${part}.`;
  return print({ ...shared, title, description, date: day }, someSections(body, number));
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
export function cityEntry(number: number): string {
  const { fields, body } = modelFor('cities', number);
  const mark = inLetters(number);
  const own = marked(fields, mark) as object;
  const name = `${String(fields.name)} ${mark}`;
  return print({ ...own, name, order: 100 + number }, String(marked(body, mark)));
}

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

/** The entry with this number, counted from 1; each has its own title and date. */
export function articleEntry(models: readonly Entry[], number: number): string {
  const model = models[number % models.length];
  if (!model) throw new Error('There is no article to make others of.');
  const own = ['order', 'updated', 'metaTitle'];
  const shared = Object.entries(model.fields).filter(([name]) => !own.includes(name));
  const fields: Record<string, unknown> = Object.fromEntries(shared);
  const day = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
  const title = `${String(fields.title).slice(0, 70)}, part ${number}`;
  const description = `${String(fields.description).slice(0, 120)} Part ${number}.`;
  return print({
    fields: { ...fields, title, description, date: day },
    body: someSections(model.body, number),
  });
}

/** The city with this number, counted from 1. */
export function cityEntry(models: readonly Entry[], number: number): string {
  const model = models[number % models.length];
  if (!model) throw new Error('There is no city to make others of.');
  const name = `${String(model.fields.name)} ${number}`;
  const description = `${String(model.fields.description).slice(0, 130)} No. ${number}.`;
  return print({
    fields: { ...model.fields, name, description, order: 100 + number },
    body: model.body,
  });
}

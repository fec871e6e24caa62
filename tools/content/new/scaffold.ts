/** A new entry made from the schema of its collection: every required field, with a placeholder where nothing is known. */
import { collections } from '../../../src/schemas/collections.ts';
import { addressOfEntry, addressOfList } from '../../../src/site-map.ts';
import { exampleIn, hintsOf, type Hint } from '../check/fields/field-hints.ts';
import { entryText } from '../../edit/entry-text.ts';
import type { Answers, Kind, Project } from './kinds.ts';

/** The stock picture that stands in until the editor saves one. */
const stockPicture = '../../assets/pictures/hero-neighborhood.webp';

/** Items of a list whose schema sets no minimum: search phrases, of which two are the least that helps. */
const usualItems = 2;

/** The value of each field of a new entry. Fields without an answer get a placeholder that begins with "TODO". */
export function fieldsOf(kind: Kind, answers: Answers, project: Project): Record<string, unknown> {
  const { properties = {}, required = [] } = hintsOf(kind.schema);
  const known: Record<string, unknown> = { ...kind.values(answers, project) };
  for (const [name, answer] of Object.entries(answers)) {
    const hint = properties[name];
    if (answer !== undefined && hint) known[name] ??= parseAnswer(hint, answer);
  }
  const included = [...required, ...Object.keys(known), ...(kind.optional ?? [])];
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => included.includes(name))
      .map(([name, hint]) => [name, known[name] ?? placeholderFor(name, hint, project.today)]),
  );
}

function placeholderFor(name: string, hint: Hint, today: string): unknown {
  const [choice] = hint.enum ?? [];
  if (hint.const !== undefined || choice !== undefined) return hint.const ?? choice;
  switch (hint.type) {
    case 'object':
      return Object.fromEntries(
        (hint.required ?? []).map((inner) => [
          inner,
          placeholderFor(inner, hint.properties?.[inner] ?? {}, today),
        ]),
      );
    case 'array':
      return Array.from({ length: hint.minItems ?? usualItems }, () =>
        placeholderFor('', hint.items ?? {}, today),
      );
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return hint.minimum ?? 1;
    case 'string':
      return (hint.pattern && exampleIn(hint.description)) ?? wordsToReplace(hint);
    default:
      // Only pictures and dates have no type in JSON Schema.
      return name === 'image' ? stockPicture : today;
  }
}

/** An answer typed at a terminal, as the schema takes it. */
export function parseAnswer(hint: Hint, answer: string): unknown {
  if (hint.type === 'array') return answer.split(/[\s,]+/);
  return hint.type === 'integer' || hint.type === 'number' ? Number(answer) : answer;
}

/** "TODO: Two sentences for the list of articles. (60 to 240 characters)" */
function wordsToReplace({ description = '', minLength = 1, maxLength = 120 }: Hint): string {
  const words = `TODO: ${description}`;
  const limits = minLength > 1 ? ` (${minLength} to ${maxLength} characters)` : '';
  const text = words.length + limits.length <= maxLength ? words + limits : words;
  return text.slice(0, maxLength).padEnd(minLength, '.');
}

export interface NewEntry {
  file: string;
  text: string;
  /** Address of the page that shows the entry. */
  address: string;
}

/** A Markdown file of its own, or the whole list with the entry at its end; written as the editor would. */
export function newEntry(
  { collection, body }: Kind,
  fields: Record<string, unknown>,
  slug: string,
  { entries }: Project,
): NewEntry {
  const folder = `src/content/${collection}`;
  if (collections[collection]?.form === 'article') {
    const file = `${folder}/${slug}.md`;
    const address = addressOfEntry(collection, slug) ?? '/';
    return { file, text: entryText(file, { ...fields, body }), address };
  }
  const file = `${folder}/${collection}.json`;
  const list = entries.filter((entry) => entry.collection === collection).map(({ data }) => data);
  const address = `${addressOfList(collection) ?? '/'}#${slug}`;
  return { file, text: entryText(file, [...list, fields]), address };
}

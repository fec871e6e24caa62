/** Places within pages that links may name after "#". */
import type { Entry } from './addresses.ts';

/** Ids that layouts print around the text: head, menus, forms, contents, terms, tables. */
const ofLayouts = ['main', 'quote', 'quote-form', 'contents', 'terms', 'breakdown', 'comparison'];

// Few texts link to a place; the others need not wait for the processor.
async function loadProcessor() {
  const { createSatteriMarkdownProcessor } = await import('@astrojs/markdown-satteri');
  return createSatteriMarkdownProcessor({ syntaxHighlight: false });
}

let processor: ReturnType<typeof loadProcessor> | undefined;

/** Ids of the headings of a text, as the site prints them. */
async function headingIds(text: string): Promise<string[]> {
  processor ??= loadProcessor();
  const { metadata } = await (await processor).render(text);
  return metadata.headings.map(({ slug }) => slug);
}

/** All places of the page of an entry. */
export async function placesOfEntry(entry: Entry, entries: readonly Entry[]): Promise<Set<string>> {
  const headings = entry.body ? await headingIds(entry.body.text) : [];
  const questions =
    entry.collection === 'pages' && entry.id === 'faqs' ? idsOf(entries, 'faqs') : [];
  const terms = idsOf(entries, 'glossary').map((id) => `term-${id}`);
  return new Set([...headings, ...questions, ...ofLayouts, ...terms]);
}

const idsOf = (entries: readonly Entry[], collection: string) =>
  entries.filter((entry) => entry.collection === collection).map(({ id }) => id);

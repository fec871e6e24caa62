/** Places within pages that links may name after "#". */
import { anchors, termAnchor } from '../../../../src/lib/content/anchors.ts';
import { pageKindOf } from '../../../../src/site-map.ts';
import type { Entry, Page } from '../read/addresses.ts';
import { valueAt } from '../fields/field-hints.ts';

const { main, firstScreenEnd, terms, figures, breakdown } = anchors;

/** Ids that the page prints around a text, which no heading of the text may have again. */
export const placesAround = ({ collection, id, data }: Entry): readonly string[] => [
  ...[main, firstScreenEnd, terms, figures],
  ...(pageKindOf(collection, id)?.ids ?? []),
  ...(valueAt(data, ['kind']) === 'closing-costs' ? [breakdown] : []),
];

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

/**
 * All places of a page.
 * @param entries all entries, for the questions and terms that pages print
 */
export async function placesOfPage(
  { entry }: Page,
  entries: readonly Entry[],
): Promise<Set<string>> {
  const headings = entry.body ? await headingIds(entry.body.text) : [];
  const questions =
    entry.collection === 'pages' && entry.id === 'faqs' ? idsOf(entries, 'faqs') : [];
  const around = pageKindOf(entry.collection, entry.id)?.ids ?? [];
  return new Set([
    ...headings,
    ...questions,
    ...[main, terms, figures],
    ...around,
    ...(valueAt(entry.data, ['kind']) === 'closing-costs' ? [breakdown] : []),
    ...idsOf(entries, 'glossary').map(termAnchor),
  ]);
}

const idsOf = (entries: readonly Entry[], collection: string) =>
  entries.filter((entry) => entry.collection === collection).map(({ id }) => id);

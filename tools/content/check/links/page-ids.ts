/** IDs on pages that links may name after "#". */
import { anchors, termAnchor } from '../../../../src/lib/content/anchors.ts';
import { pageKindOf } from '../../../../src/site-map.ts';
import type { Entry, Page } from '../read/entry.ts';
import { valueAt } from '../fields/field-hints.ts';

const { main, firstScreenEnd, terms, figures, breakdown } = anchors;

/** IDs that the page itself uses, which a heading in its text must not repeat. */
export const placesAround = ({ collection, id, data }: Entry): readonly string[] => [
  ...[main, firstScreenEnd, terms, figures],
  ...(pageKindOf(collection, id)?.ids ?? []),
  ...(valueAt(data, ['kind']) === 'closing-costs' ? [breakdown] : []),
];

// Few texts link to an ID; the others needn't wait for the processor.
async function loadProcessor() {
  const { createSatteriMarkdownProcessor } = await import('@astrojs/markdown-satteri');
  return createSatteriMarkdownProcessor({ syntaxHighlight: false });
}

let processor: ReturnType<typeof loadProcessor> | undefined;

/** IDs of the headings in a text, as the site prints them. */
async function headingIds(text: string): Promise<string[]> {
  processor ??= loadProcessor();
  const { metadata } = await (await processor).render(text);
  return metadata.headings.map(({ slug }) => slug);
}

/**
 * All IDs on a page.
 * @param entries all entries, for the FAQs and terms that pages print
 */
export async function placesOfPage(
  { entry }: Page,
  entries: readonly Entry[],
): Promise<Set<string>> {
  const headings = entry.body ? await headingIds(entry.body.text) : [];
  const questions =
    entry.collection === 'pages' && entry.id === 'faqs' ? idsOf(entries, 'faqs') : [];
  return new Set([
    ...headings,
    ...questions,
    ...placesAround(entry).filter((id) => id !== firstScreenEnd),
    ...idsOf(entries, 'glossary').map(termAnchor),
  ]);
}

/** Finds the IDs on a page by its address, once for all links to it; undefined when not known. */
export function memoizePlaces(pages: ReadonlyMap<string, Page>, entries: readonly Entry[]) {
  const found = new Map<string, Promise<Set<string>>>();
  return (address: string) => {
    const page = pages.get(address);
    if (page?.entry.value === undefined) return undefined;
    const places = found.get(address) ?? placesOfPage(page, entries);
    found.set(address, places);
    return places;
  };
}

const idsOf = (entries: readonly Entry[], collection: string) =>
  entries.filter((entry) => entry.collection === collection).map(({ id }) => id);

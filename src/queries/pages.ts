import { getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { siteMap } from '../site-map';
import type { PageKindName } from '../site-map';
import { entryOrThrow } from './entry-or-throw';

type PageData = CollectionEntry<'pages'>['data'];

/** Kinds of one-off pages; the file of a page is named by its kind. */
export type PageKind = PageData['kind'];

const isPageKind = (kind: PageKindName): kind is PageKind => siteMap[kind].collection === 'pages';

export const pageKinds = (Object.keys(siteMap) as PageKindName[]).filter(isPageKind);

/**
 * Words of a one-off page.
 * @throws when the file is missing or says another kind than its name
 */
export async function getPage<Kind extends PageKind>(
  kind: Kind,
): Promise<Extract<PageData, { kind: Kind }>> {
  const id: string = kind;
  const { data } = entryOrThrow(await getEntry('pages', id), 'pages', id);
  if (!isKind(data, kind))
    throw new Error(
      `src/content/pages/${kind}.json has kind "${data.kind}". Write "kind": "${kind}".`,
    );
  return data;
}

const isKind = <Kind extends PageKind>(
  data: PageData,
  kind: Kind,
): data is Extract<PageData, { kind: Kind }> => data.kind === kind;

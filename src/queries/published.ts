/** Which entries a build shows: decided once, here. */
import { BUILD_DATE, PREVIEW } from 'astro:env/server';
import { buildDay, ribbon, visibility } from '../lib/content/publishing';
import type { PublishingState } from '../lib/content/publishing';

const dayOfBuild = buildDay(BUILD_DATE, new Date());

/** The day for which the pages are made: one for all of a build, but a server in development may run over midnight. */
export const today = () => (import.meta.env.DEV ? buildDay(BUILD_DATE, new Date()) : dayOfBuild);

/** Whether this build is a preview: shows drafts, is never indexed. */
export const isPreview = PREVIEW;

/** True when this build shows the entry; development and previews show drafts too. */
export const isShown = ({ data }: { data: PublishingState }) =>
  import.meta.env.DEV || isPreview || visibility(data, today()) === 'public';

/**
 * Articles, and likewise cities, with a social image of their own; the others
 * share one, so that builds don't grow with every entry.
 */
export const maxOwnSocialImages = 200;

/** What every entry with a page gets from its query. */
export interface Shown {
  /** Address of its page. */
  href: string;
  /** Words that say why the public does not see it; undefined for public entries. */
  ribbon: string | undefined;
}

/** The entry with the address of its page and its ribbon. */
export const shown = <Entry extends { data: PublishingState }>(
  entry: Entry,
  href: string,
): Entry & Shown => ({ ...entry, href, ribbon: ribbon(entry.data, today()) });

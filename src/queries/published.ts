/** Which entries a build shows: decided once, here. */
import { PREVIEW } from 'astro:env/server';
import { officeDay, visibility } from '../lib/content/publishing';
import type { PublishingState } from '../lib/content/publishing';

const today = officeDay(new Date());

/** Whether this build is a preview: shows drafts, is never indexed. */
export const isPreview = PREVIEW;

/** Visibility of an entry today. */
const visibilityOf = (entry: { data: PublishingState }) => visibility(entry.data, today);

/** True when this build shows the entry; development and previews show drafts too. */
export const isShown = (entry: { data: PublishingState }) =>
  import.meta.env.DEV || isPreview || visibilityOf(entry) === 'public';

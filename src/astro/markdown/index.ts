/** What our Markdown adds to the plain one, alike for .md and .mdx. */
import { externalLinks } from './external-links.ts';
import { noComments } from './no-comments.ts';
import { scrollingTables } from './scrolling-tables.ts';
import { uprightPictures } from './upright-pictures.ts';

/** Plugins for the Markdown processor, in order. */
export const markdownPlugins = [noComments, scrollingTables, externalLinks, uprightPictures];

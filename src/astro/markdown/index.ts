/** What our Markdown adds to the plain one, alike for .md and .mdx. */
import { externalLinks } from './external-links.ts';
import { scrollingTables } from './scrolling-tables.ts';

/** Plugins for the Markdown processor, in order. */
export const markdownPlugins = [scrollingTables, externalLinks];

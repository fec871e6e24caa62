/** What stays small however many entries there are. */

/** Cities in the menus; the others stand on the list of all cities. */
export const citiesInMenu = 12;

/** Articles in the feed, the newest. */
export const articlesInFeed = 50;

/** Articles, and likewise cities, that the not-found screen knows: it carries all of them along. */
export const knownOfAKind = 200;

/** Addresses in one file of the sitemap; a further file holds the next. */
export const addressesInSitemap = 5000;

/**
 * Articles, and likewise cities, with a social image of their own; further ones
 * share one, so that time and files of a build do not grow with every entry.
 */
export const withOwnImage = 200;

/** Limits that keep pages and builds small however many entries there are. */

/** Cities in the menus; the others are only on the list of all cities. */
export const citiesInMenu = 12;

/** Articles in the feed, the newest. */
export const articlesInFeed = 50;

/** Articles, and likewise cities, that the not-found screen can suggest: it carries them all in its HTML. */
export const maxSuggestionsOfAKind = 200;

/**
 * Articles, and likewise cities, with a social image of their own; the others
 * share one, so that builds don't grow with every entry.
 */
export const maxOwnSocialImages = 200;

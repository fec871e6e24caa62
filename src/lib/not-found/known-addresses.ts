import { knownOfAKind } from '../content/bounds';

/** An address of the site with the words that name it. */
export interface Address {
  href: string;
  title: string;
}

/** Pages by kind; one-off pages, programs and guides are few by nature. */
interface PagesByKind {
  pages: readonly Address[];
  programs: readonly Address[];
  resources: readonly Address[];
  /** In the order of their lists, as the cities are. */
  articles: readonly Address[];
  cities: readonly Address[];
}

/** What the not-found screen carries along: all pages, but of many of a kind only the first. */
export const knownAddresses = ({
  pages,
  programs,
  resources,
  articles,
  cities,
}: PagesByKind): Address[] => [
  ...pages,
  ...programs,
  ...resources,
  ...articles.slice(0, knownOfAKind),
  ...cities.slice(0, knownOfAKind),
];

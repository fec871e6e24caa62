/** The cities in menus: the first of the order, and a way to all of them where there are more. */
import { citiesInMenu } from './bounds.ts';

interface ListedCity {
  href: string;
  data: { name: string; zipLabel: string };
}

interface CityLink {
  title: string;
  href: string;
  description: string;
}

/** Where all cities stand when there are more than a menu holds: address of the page, id of the list. */
export const allCities = { page: '/service-areas', id: 'ohio-cities' } as const;

/** Whether there is a list of all cities besides the menu. */
export const needsCityList = (cities: readonly unknown[]) => cities.length > citiesInMenu;

/** Links of a menu of cities: twelve at most, and one to the list of all where there are more. */
export function cityLinks(cities: readonly ListedCity[]): CityLink[] {
  const links = cities
    .slice(0, citiesInMenu)
    .map(({ data, href }) => ({ title: data.name, href, description: data.zipLabel }));
  if (!needsCityList(cities)) return links;
  return [
    ...links,
    {
      title: 'All cities',
      href: `${allCities.page}#${allCities.id}`,
      description: `${cities.length} cities in Ohio`,
    },
  ];
}

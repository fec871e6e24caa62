/** How cities are named and linked outside of their own pages. */

/** Cities in the menus; the others are only on the list of all cities. */
const citiesInMenu = 12;

type ListedCity = Readonly<{ href: string; data: { name: string; zipLabel: string } }>;

/** The list of all cities: address of its page, ID of the list. */
export const allCities = { page: '/service-areas', id: 'ohio-cities' } as const;

/** Links of a menu of cities: the first twelve, and one to the list of all where there are more. */
export function cityLinks(cities: readonly ListedCity[]) {
  const links = cities
    .slice(0, citiesInMenu)
    .map(({ data, href }) => ({ title: data.name, href, description: data.zipLabel }));
  if (cities.length <= citiesInMenu) return links;
  return [
    ...links,
    {
      title: 'All cities',
      href: `${allCities.page}#${allCities.id}`,
      description: `${cities.length} cities in Ohio`,
    },
  ];
}

/** Title on the social image of a city's page. */
export const cityCardTitle = (name: string) => `Serving ${name}, OH`;

import { expect, it } from 'vitest';
import { cityLinks } from './city-links';

const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    href: `/service-areas/city-${index + 1}`,
    data: { name: `City ${index + 1}`, zipLabel: '43081' },
  }));

it.each([6, 12])('links each of %i cities and nothing else', (count) => {
  const links = cityLinks(cities(count));
  expect(links.map(({ href }) => href)).toEqual(cities(count).map(({ href }) => href));
});

it.each([13, 1000])('links the first twelve of %i cities, and the list of all', (count) => {
  const links = cityLinks(cities(count));
  expect(links).toHaveLength(13);
  expect(links[11]).toMatchObject({ title: 'City 12', description: '43081' });
  expect(links.at(-1)).toEqual({
    title: 'All cities',
    href: '/service-areas#ohio-cities',
    description: `${count} cities in Ohio`,
  });
});

import type { Business } from '../../schemas/businesses';

/** A postal address on one line: "12 Main Street, Westerville, OH 43081". */
export const printAddress = ({ street, city, state, zip }: Business['address']): string =>
  `${street}, ${city}, ${state} ${zip}`;

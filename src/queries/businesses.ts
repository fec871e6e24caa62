import { getEntry } from 'astro:content';
import { factsOf } from '../lib/content/tokens';
import type { BusinessFacts } from '../lib/content/tokens';
import type { Business } from '../schemas/businesses';
import { memoizeOnce } from './memoize-once';
import { entryOrThrow } from './entry-or-throw';

const getBusiness = async (id: 'brokerage' | 'remodeler'): Promise<Business> =>
  entryOrThrow(await getEntry('businesses', id), 'businesses', id).data;

/** The mortgage brokerage, whose site this is. */
export const getBrokerage = memoizeOnce(() => getBusiness('brokerage'));

/** The sister company in Westchester, NY. */
export const getRemodeler = memoizeOnce(() => getBusiness('remodeler'));

/** Facts of both businesses that texts may print by token. */
export async function getBusinessFacts(): Promise<BusinessFacts> {
  return { brokerage: factsOf(await getBrokerage()), remodeler: factsOf(await getRemodeler()) };
}

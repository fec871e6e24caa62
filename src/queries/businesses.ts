import { getEntry } from 'astro:content';
import { factsOf } from '../lib/content/tokens';
import type { BusinessFacts } from '../lib/content/tokens';
import { telHref } from '../lib/urls';
import type { Business } from '../schemas/businesses';
import { memoizeOnce } from './memoize-once';
import { entryOrThrow } from './entry-or-throw';

/** A business with its tel: link. */
export type BusinessRecord = Business & { telHref: string };

async function getBusiness(id: 'brokerage' | 'remodeler'): Promise<BusinessRecord> {
  const { data } = entryOrThrow(await getEntry('businesses', id), 'businesses', id);
  return { ...data, telHref: telHref(data.phone) };
}

/** The mortgage brokerage, whose site this is. */
export const getBrokerage = memoizeOnce(() => getBusiness('brokerage'));

/** The sister company in Westchester, NY. */
export const getRemodeler = memoizeOnce(() => getBusiness('remodeler'));

/** Facts of both businesses that texts may print by token. */
export async function getBusinessFacts(): Promise<BusinessFacts> {
  return { brokerage: factsOf(await getBrokerage()), remodeler: factsOf(await getRemodeler()) };
}

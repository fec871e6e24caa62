import { getCollection } from 'astro:content';
import type { TokenSources } from '../lib/content/tokens';
import { resolveRegister } from '../lib/figures/register';
import { getBusinessFacts } from './businesses';
import { memoizeOnce } from './memoize-once';
import { today } from './published';

/** What tokens in texts can print; loaded once per build, anew on each request in development. */
export const getTokenSources = memoizeOnce(async (): Promise<TokenSources> => {
  const figures = new Map((await getCollection('figures')).map(({ id, data }) => [id, data]));
  const buildYear = Number(today().slice(0, 4));
  return { figures: resolveRegister(figures, buildYear), businesses: await getBusinessFacts() };
});

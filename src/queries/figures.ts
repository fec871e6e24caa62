import { getCollection } from 'astro:content';
import type { TokenSources } from '../lib/content/tokens';
import { officeDay } from '../lib/content/publishing';
import { resolveRegister } from '../lib/figures/register';
import { getBusinessFacts } from './businesses';

async function loadTokenSources(): Promise<TokenSources> {
  const figures = new Map((await getCollection('figures')).map(({ id, data }) => [id, data]));
  const buildYear = Number(officeDay(new Date()).slice(0, 4));
  return { figures: resolveRegister(figures, buildYear), businesses: await getBusinessFacts() };
}

let cached: Promise<TokenSources> | undefined;

/** What tokens in texts can print; loaded once per build, anew on each request in development. */
export function getTokenSources(): Promise<TokenSources> {
  if (import.meta.env.DEV) return loadTokenSources();
  cached ??= loadTokenSources();
  return cached;
}

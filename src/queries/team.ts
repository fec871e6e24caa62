import { getCollection } from 'astro:content';
import { peopleOf, authorOf } from '../lib/content/team';
import type { License } from '../schemas/licenses';
import { getBrokerage, getRemodeler } from './businesses';
import { entryOrThrow } from './entry-or-throw';
import { memoizeOnce } from './memoize-once';

const loadTeam = memoizeOnce(
  async () => new Map((await getCollection('team')).map(({ id, data }) => [id, data])),
);

/**
 * The author of an article.
 * @param author The one that the article names, if any.
 * @throws when the team has nobody; the message says which file to add
 */
export async function getAuthor(author: { id: string } | undefined) {
  const member = authorOf(await loadTeam(), author?.id);
  return entryOrThrow(member, 'team', author?.id ?? 'lending-team');
}

/** The people of the team, in their order. */
export const listPeople = async () => peopleOf((await loadTeam()).values());

/** Every license: those of the brokerage, of the sister company, and of each person. */
export async function listLicenses(): Promise<License[]> {
  const holders = [await getBrokerage(), await getRemodeler(), ...(await listPeople())];
  return holders.flatMap(({ licenses }) => licenses);
}

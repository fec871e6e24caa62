/** Who is on the team, and who wrote an article. */
import type { Person, TeamMember } from '../../schemas/team.ts';
import { printLicense } from '../format/license.ts';

/** People in their order, those with the same one by name. */
export const peopleOf = (team: Iterable<TeamMember>): Person[] =>
  [...team]
    .filter((member) => member.kind === 'person')
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));

/**
 * The author of an article: the one it names, else the first person, else the team as a whole.
 * @param team Members by file name.
 * @param author File name of the author that the article names.
 * @returns `undefined` when the team has neither that author nor anyone else.
 */
export function authorOf(
  team: ReadonlyMap<string, TeamMember>,
  author: string | undefined,
): TeamMember | undefined {
  if (author !== undefined) return team.get(author);
  const members = [...team.values()];
  return peopleOf(members)[0] ?? members.find(({ kind }) => kind === 'team');
}

/** Name for the head of an article; a person's role and licenses follow it. */
export const byline = (author: TeamMember): string =>
  author.kind === 'team'
    ? author.name
    : [
        author.name,
        author.role,
        ...author.licenses.map((license) => printLicense(license, author.name)),
      ].join(', ');

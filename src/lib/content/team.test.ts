import { describe, expect, test } from 'vitest';
import type { Person, TeamMember } from '../../schemas/team.ts';
import { byline, authorOf } from './team.ts';

const lendingTeam: TeamMember = { name: 'Lending Team', kind: 'team' };
const ada: Person = {
  name: 'Ada Bell',
  kind: 'person',
  role: 'Loan officer',
  order: 2,
  licenses: [{ kind: 'NMLS ID', number: '123456', holder: 'Ada Bell' }],
};
const ben: Person = { ...ada, name: 'Ben Cole', order: 1, licenses: [] };

describe('an article', () => {
  test.each([
    ['has the author it names', { 'lending-team': lendingTeam, ada, ben }, 'ada', ada],
    [
      'has the team as its author if it says so',
      { ada, 'lending-team': lendingTeam },
      'lending-team',
      lendingTeam,
    ],
    [
      'without an author has the first person',
      { 'lending-team': lendingTeam, ada, ben },
      undefined,
      ben,
    ],
    [
      'has the team as its author while there are no people',
      { 'lending-team': lendingTeam },
      undefined,
      lendingTeam,
    ],
    ['has no author when its author is missing', { ada }, 'ben', undefined],
    ['has no author while the team is empty', {}, undefined, undefined],
  ])('%s', (_case, team, author, expected) => {
    expect(authorOf(new Map(Object.entries(team)), author)).toEqual(expected);
  });
});

describe('a byline', () => {
  test.each<[string, TeamMember, string]>([
    ['names the team alone', lendingTeam, 'Lending Team'],
    ['gives role and license of a person', ada, 'Ada Bell, Loan officer, NMLS ID 123456'],
    ['gives the role of a person without a license', ben, 'Ben Cole, Loan officer'],
    [
      'gives the name on the license where it is another',
      { ...ada, licenses: [{ kind: 'NMLS ID', number: '123456', holder: 'Adelaide Bell' }] },
      'Ada Bell, Loan officer, NMLS ID 123456 (Adelaide Bell)',
    ],
  ])('%s', (_case, author, expected) => {
    expect(byline(author)).toBe(expected);
  });
});

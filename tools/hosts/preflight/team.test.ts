import { expect, it } from 'vitest';
import type { Entry } from '../../content/check/read/entry.ts';
import { teamFindings } from './records.ts';

const licensed = { licenses: [{ kind: 'NMLS ID', number: '123456', holder: 'Ada Bell' }] };
const entry = (data: Record<string, unknown>): Entry => ({
  file: 'src/content/team/ada-bell.json',
  collection: 'team',
  id: 'ada-bell',
  data: { name: 'Ada Bell', kind: 'person', ...data },
  value: data,
  whole: '',
  lineOf: () => 1,
});

it.each([
  ['a person with a license', licensed, []],
  ['a person without a license', {}, ['licenses']],
  [
    'an invented number',
    { licenses: [{ kind: 'NMLS ID', number: '000000', holder: 'Ada Bell' }] },
    ['licenses.0.number'],
  ],
  ['an invented email address', { ...licensed, email: 'ada@example.com' }, ['email']],
  ['the team as a whole', { name: 'Lending Team', kind: 'team' }, []],
])('%s', (_case, data, fields) => {
  const found = teamFindings([entry(data)]);
  expect(found.map(({ field }) => field)).toEqual(fields);
});

it('leaves other collections alone', () => {
  expect(teamFindings([{ ...entry({}), collection: 'blog' }])).toEqual([]);
});

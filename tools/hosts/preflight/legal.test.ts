import { expect, it } from 'vitest';
import type { Entry } from '../../content/check/read/entry.ts';
import { legalFindings } from './entries.ts';

const entry = (data: Record<string, unknown>, text = ''): Entry => ({
  file: 'src/content/legal/privacy.md',
  collection: 'legal',
  id: 'privacy',
  data,
  value: data,
  whole: '',
  lineOf: () => 1,
  body: { text, line: 1 },
});
const reviewed = { reviewedBy: 'Ada Bell, counsel', reviewedOn: '2026-11-30' };

it.each([
  ['a page that nobody has reviewed', entry({}), ['reviewedOn']],
  ['a reviewed page', entry(reviewed), []],
  [
    'each point the owner has to confirm',
    entry(reviewed, '> **Owner to confirm:** the host.\n\n> **Owner to confirm:** the chat.'),
    ['text', 'text'],
  ],
  ['a page of another collection', { ...entry({}), collection: 'blog' }, []],
])('%s', (_case, found, fields) => {
  expect(legalFindings([found]).map(({ field }) => field)).toEqual(fields);
});

import type { Entry } from '../check/read/entry';

/** An entry for tests of advice: the file "one.md" of a collection, with the given fields. */
export const entry = (collection: string, data: Record<string, unknown>): Entry => ({
  file: `src/content/${collection}/one.md`,
  collection,
  id: 'one',
  data,
  value: data,
  whole: 'the whole file',
  lineOf: (path) => path.length + 1,
});

/** Tells a misspelled field from one that is too much: the right name is missing beside it. */
import type { z } from 'zod';
import { distance, nearest } from '../../../../src/lib/content/nearest.ts';
import { hintAt, valueAt, type Hint } from './field-hints.ts';
import type { Path } from '../read/source.ts';

/** A field that the schema does not know, with the one that was probably meant. */
export interface UnknownField {
  path: Path;
  name: string;
  known: string[];
  meant: string | undefined;
}

/** Parts the issues in fields of unknown names, and all others; a misspelled field is not also a missing one. */
export function misspelledFields(issues: readonly z.core.$ZodIssue[], hints: Hint, entry: unknown) {
  const misspelled = issues.flatMap((issue): UnknownField[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path } = issue;
    const known = Object.keys(hintAt(hints, path, entry)?.properties ?? {});
    const free = known.filter((name) => valueAt(entry, [...path, name]) === undefined);
    return issue.keys.map((name) => ({ path, name, known, meant: meantBy(name, free) }));
  });
  const isExplained = ({ path }: z.core.$ZodIssue) =>
    misspelled.some(
      (field) =>
        field.meant !== undefined &&
        path.length === field.path.length + 1 &&
        path.at(-1) === field.meant &&
        field.path.every((step, index) => step === path[index]),
    );
  return {
    misspelled,
    others: issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isExplained(issue)),
  };
}

/** A third of the letters may be wrong, "Title" for "title" is one; or all are there in another order. */
function meantBy(name: string, free: readonly string[]): string | undefined {
  const swapped = free.find((known) => lettersOf(known) === lettersOf(name));
  if (swapped !== undefined) return swapped;
  const [best] = nearest(name.toLowerCase(), free, 1);
  if (best === undefined) return undefined;
  const far = distance(name.slice(0, 60).toLowerCase(), best.toLowerCase());
  return far <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}

const lettersOf = (name: string) => Array.from(name.slice(0, 60).toLowerCase()).sort().join('');

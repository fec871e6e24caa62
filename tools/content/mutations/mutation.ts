/** One small change to the content, as a slip of the hand or a failing disk would make it. */
import { Buffer } from 'node:buffer';

/** All files of the content by path. */
export type Content = ReadonlyMap<string, Uint8Array>;

/** A piece of a file that is replaced, in bytes. */
export interface Splice {
  kind: string;
  file: string;
  start: number;
  end: number;
  insert: Uint8Array;
}

/** A whole file that goes, comes or moves; without `to` it is deleted, with `keep` copied. */
export interface Move {
  kind: string;
  file: string;
  to?: string;
  keep?: boolean;
}

/** A change to the content. */
export type Mutation = Splice | Move;

/** The content after changes; splices of one file must not overlap. */
export function applyMutations(
  content: Content,
  mutations: readonly Mutation[],
): Map<string, Uint8Array> {
  const changed = new Map(content);
  const splices = mutations.filter((one) => 'insert' in one);
  // From the end on, so that earlier places stay where they are.
  for (const { file, start, end, insert } of splices.toSorted((a, b) => b.start - a.start)) {
    const bytes = changed.get(file) ?? new Uint8Array();
    changed.set(file, Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(end)]));
  }
  for (const move of mutations) {
    if ('insert' in move) continue;
    const bytes = changed.get(move.file);
    if (move.keep !== true) changed.delete(move.file);
    if (move.to !== undefined && bytes !== undefined) changed.set(move.to, bytes);
  }
  return changed;
}

/** Whether two changes can be made together, in any order. */
export function areApart(one: Mutation, other: Mutation): boolean {
  if (one.file !== other.file) return true;
  if (!('insert' in one && 'insert' in other)) return false;
  return one.end < other.start || other.end < one.start;
}

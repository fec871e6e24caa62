/** Which reviews the carousel shows. Pure; every number is an index into the list of reviews. */

/** Reviews in one window. */
export const WINDOW = 4;
/** Time between two steps, in ms. */
export const ROTATION_MS = 5000;

/** The last index at which a full window can start; 0 when there is one window at the most. */
function lastStart(count: number): number {
  return Math.max(0, count - WINDOW);
}

/** Whether there is anything to rotate: more reviews than one window shows. */
export function rotates(count: number): boolean {
  return lastStart(count) > 0;
}

/** Start of the window after `start`; 0 again when fewer than four reviews would be left. */
export function nextStart(start: number, count: number): number {
  return start < lastStart(count) ? start + 1 : 0;
}

/** Starts of the full sets that the dots scroll to, every fourth review; none when there is a single set. */
export function setStarts(count: number): number[] {
  const sets = Math.floor(count / WINDOW);
  return sets < 2 ? [] : Array.from({ length: sets }, (_, set) => set * WINDOW);
}

/** The set that the window starting at `start` belongs to, as an index into `setStarts`. */
export function currentSet(start: number, count: number): number {
  return Math.min(Math.floor(start / WINDOW), Math.max(0, setStarts(count).length - 1));
}

import { describe, expect, it } from 'vitest';
import { currentSet, nextStart, rotates, setStarts } from './carousel-window.ts';

/** The starts of a whole round, from the first window until it comes back to it. */
function round(count: number): number[] {
  const starts = [0];
  for (let start = nextStart(0, count); start !== 0; start = nextStart(start, count)) {
    starts.push(start);
  }
  return starts;
}

describe.each([
  { count: 0, starts: [0], sets: [], rotating: false },
  { count: 1, starts: [0], sets: [], rotating: false },
  { count: 3, starts: [0], sets: [], rotating: false },
  { count: 4, starts: [0], sets: [], rotating: false },
  { count: 5, starts: [0, 1], sets: [], rotating: true },
  { count: 7, starts: [0, 1, 2, 3], sets: [], rotating: true },
  { count: 8, starts: [0, 1, 2, 3, 4], sets: [0, 4], rotating: true },
  { count: 9, starts: [0, 1, 2, 3, 4, 5], sets: [0, 4], rotating: true },
])('$count reviews', ({ count, starts, sets, rotating }) => {
  it('go through every full window once and begin again', () => {
    expect(round(count)).toEqual(starts);
  });

  it('have a dot for each full set, or none', () => {
    expect(setStarts(count)).toEqual(sets);
  });

  it('rotate only when one window does not hold them all', () => {
    expect(rotates(count)).toBe(rotating);
  });
});

it('begins again from a place that only scrolling by hand can reach', () => {
  expect(nextStart(6, 8)).toBe(0);
});

it.each([
  { start: 0, count: 8, set: 0 },
  { start: 3, count: 8, set: 0 },
  { start: 4, count: 8, set: 1 },
  { start: 5, count: 9, set: 1 },
  { start: 3, count: 7, set: 0 },
  { start: 0, count: 0, set: 0 },
])('counts start $start of $count to set $set', ({ start, count, set }) => {
  expect(currentSet(start, count)).toBe(set);
});

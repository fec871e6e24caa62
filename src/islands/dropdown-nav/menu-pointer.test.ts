import { expect, it } from 'vitest';
import { isHeadingInto } from './menu-pointer.ts';

const panel = { left: 100, right: 400, top: 60 };

it.each([
  { name: 'straight down into it', from: [150, 20], to: [150, 40], into: true },
  { name: 'down and right, meeting its upper edge', from: [150, 20], to: [190, 30], into: true },
  { name: 'too flat, passing beyond its right end', from: [150, 20], to: [250, 25], into: false },
  {
    name: 'down and left, passing before its left end',
    from: [150, 20],
    to: [110, 30],
    into: false,
  },
  { name: 'sideways along the row', from: [150, 30], to: [260, 30], into: false },
  { name: 'upward', from: [150, 40], to: [155, 20], into: false },
  { name: 'not at all', from: [150, 40], to: [150, 40], into: false },
] as const)('a pointer that moves $name: $into', ({ from, to, into }) => {
  const point = ([x, y]: readonly [number, number]) => ({ x, y });
  expect(isHeadingInto(panel, point(from), point(to))).toBe(into);
});

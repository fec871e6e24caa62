import { expect, it } from 'vitest';
import { steppedRate } from './step-rate.ts';

it.each([
  ['6.5', 1, '6.6'],
  ['6.5', -1, '6.4'],
  ['6.125%', 1, '6.225'],
  ['2.9', 1, '3'],
  ['0.2', -1, '0.1'],
  ['0.1', -1, undefined],
  ['0', 1, '0.1'],
  ['100', 1, undefined],
  ['', 1, undefined],
  ['six', -1, undefined],
  ['-6', 1, undefined],
] as const)('steps %s by %i to %s', (text, direction, stepped) => {
  expect(steppedRate(text, direction)).toBe(stepped);
});

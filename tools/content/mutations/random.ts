/** Numbers that look random and are the same in every run (mulberry32). */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  /** One of the things. */
  pick: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
}

/** A row of numbers that a seed decides. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return {
    below,
    pick: (things) => things[below(things.length)] ?? things[0],
  };
}

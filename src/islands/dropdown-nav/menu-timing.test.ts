import { describe, expect, it } from 'vitest';
import { closedMenus, menuTiming } from './menu-timing.ts';
import type { MenuEvent } from './menu-timing.ts';

type Step = [at: number, event: MenuEvent];
type Change = [at: number, open: number | null];

const A = 0;
const B = 1;

const enter = (at: number, menu: number, towardsPanel = false): Step => [
  at,
  { type: 'enter', menu, at, towardsPanel },
];
const leave = (at: number, inUse = false): Step => [at, { type: 'leave', at, inUse }];
const press = (at: number, menu: number): Step => [at, { type: 'press', menu, at }];
const pressOutside = (at: number): Step => [at, { type: 'press-outside', at }];
const show = (at: number, menu: number): Step => [at, { type: 'show', menu }];
const dismiss = (at: number): Step => [at, { type: 'dismiss' }];

/** Plays steps on a clock that rings whenever the state asks for it, and lists what opened and closed when. */
function play(...steps: Step[]): Change[] {
  const changes: Change[] = [];
  let state = closedMenus;
  const apply = (at: number, event: MenuEvent) => {
    const next = menuTiming(state, event);
    if (next.open !== state.open) changes.push([at, next.open]);
    state = next;
  };
  const ringUntil = (at: number) => {
    while (state.due && state.due.at <= at) apply(state.due.at, { type: 'tick', at: state.due.at });
  };
  for (const [at, event] of steps) {
    ringUntil(at);
    apply(at, event);
  }
  ringUntil(Infinity);
  return changes;
}

describe('hovering', () => {
  it.each<{ name: string; steps: Step[]; changes: Change[] }>([
    { name: 'opens after 200 ms', steps: [enter(0, A)], changes: [[200, A]] },
    { name: 'opens nothing when it passes by', steps: [enter(0, A), leave(199)], changes: [] },
    {
      name: 'counts anew on the next trigger while none is open',
      steps: [enter(0, A), enter(150, B)],
      changes: [[350, B]],
    },
    {
      name: 'closes 150 ms after leaving',
      steps: [enter(0, A), leave(1000)],
      changes: [
        [200, A],
        [1150, null],
      ],
    },
    {
      name: 'keeps it open when it comes back within 150 ms',
      steps: [enter(0, A), leave(1000), enter(1149, A)],
      changes: [[200, A]],
    },
    {
      name: 'switches to a neighbor at once',
      steps: [enter(0, A), enter(1000, B)],
      changes: [
        [200, A],
        [1000, B],
      ],
    },
    {
      name: 'opens at once within 300 ms of the last closing',
      steps: [enter(0, A), leave(1000), enter(1449, B)],
      changes: [
        [200, A],
        [1150, null],
        [1449, B],
      ],
    },
    {
      name: 'waits again 300 ms after the last closing',
      steps: [enter(0, A), leave(1000), enter(1450, B)],
      changes: [
        [200, A],
        [1150, null],
        [1650, B],
      ],
    },
    {
      name: 'crosses a neighbor on the way into the open panel',
      steps: [enter(0, A), enter(1000, B, true), enter(1120, A)],
      changes: [[200, A]],
    },
    {
      name: 'opens the neighbor after all when it rests there',
      steps: [enter(0, A), enter(1000, B, true)],
      changes: [
        [200, A],
        [1200, B],
      ],
    },
    {
      name: 'closes after crossing a neighbor and leaving',
      steps: [enter(0, A), enter(1000, B, true), leave(1050)],
      changes: [
        [200, A],
        [1200, null],
      ],
    },
    {
      name: 'does not close what the keyboard is using',
      steps: [show(0, A), enter(500, A), leave(600, true)],
      changes: [[0, A]],
    },
  ])('$name', ({ steps, changes }) => {
    expect(play(...steps)).toEqual(changes);
  });
});

describe('pressing', () => {
  it.each<{ name: string; steps: Step[]; changes: Change[] }>([
    {
      name: 'opens at once, and again closes',
      steps: [press(0, A), press(500, A)],
      changes: [
        [0, A],
        [500, null],
      ],
    },
    ...[20, 150, 400, 499].map((gap) => ({
      name: `counts once when it is doubled ${gap} ms later`,
      steps: [press(0, A), press(gap, A)],
      changes: [[0, A]] satisfies Change[],
    })),
    {
      name: 'counts once when it is a triple press',
      steps: [press(0, A), press(400, A), press(800, A)],
      changes: [[0, A]],
    },
    {
      name: 'counts once when it is doubled on a menu that the hover opened',
      steps: [enter(0, A), press(250, A), press(400, A)],
      changes: [[200, A]],
    },
    {
      name: 'opens again right after the keyboard closed it',
      steps: [press(0, A), dismiss(50), press(100, A)],
      changes: [
        [0, A],
        [50, null],
        [100, A],
      ],
    },
    {
      name: 'opens before the hover would',
      steps: [enter(0, A), press(100, A)],
      changes: [[100, A]],
    },
    {
      name: 'never closes what the same hover has just opened',
      steps: [enter(0, A), press(201, A)],
      changes: [[200, A]],
    },
    {
      name: 'closes it the second time',
      steps: [enter(0, A), press(201, A), press(900, A)],
      changes: [
        [200, A],
        [900, null],
      ],
    },
    {
      name: 'keeps a menu that was switched to',
      steps: [enter(0, A), enter(1000, B), press(1010, B)],
      changes: [
        [200, A],
        [1000, B],
      ],
    },
    {
      name: 'moves from one menu to another',
      steps: [press(0, A), press(50, B)],
      changes: [
        [0, A],
        [50, B],
      ],
    },
    {
      name: 'that closed a menu makes the next hover wait',
      steps: [press(0, A), press(550, A), enter(560, B)],
      changes: [
        [0, A],
        [550, null],
        [760, B],
      ],
    },
  ])('$name', ({ steps, changes }) => {
    expect(play(...steps)).toEqual(changes);
  });
});

describe('dismissing', () => {
  it('closes at once and forgets a hover that still counts', () => {
    expect(play(enter(0, A), dismiss(100))).toEqual([]);
    expect(play(show(0, A), dismiss(100))).toEqual([
      [0, A],
      [100, null],
    ]);
  });

  it('happens by a press outside, but not within 500 ms of the press that opened the menu', () => {
    expect(play(press(0, A), pressOutside(499))).toEqual([[0, A]]);
    expect(play(press(0, A), pressOutside(499), pressOutside(500))).toEqual([
      [0, A],
      [500, null],
    ]);
    expect(play(enter(0, A), pressOutside(210))).toEqual([
      [200, A],
      [210, null],
    ]);
  });

  it('changes nothing when everything is closed', () => {
    expect(menuTiming(closedMenus, { type: 'dismiss' })).toBe(closedMenus);
  });
});

it('ignores a tick that comes early', () => {
  const waiting = menuTiming(closedMenus, { type: 'enter', menu: A, at: 0 });
  expect(menuTiming(waiting, { type: 'tick', at: 199 })).toBe(waiting);
});

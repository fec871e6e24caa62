import { expect, inject, test } from 'vitest';
import type { Engine } from './engine.ts';
import { createVisitor } from './visitor.ts';

/** Size of the window at the start of each journey, and the width of a phone's, CSS pixels. */
export const DESKTOP = 1280;
export const HEIGHT = 800;
export const PHONE = 360;

/**
 * A `test` with a visitor in one engine, which is started for the first journey and closed after the
 * last. No error may reach the console on the way.
 */
export const createJourneyTest = (start: () => Promise<Engine>) =>
  test
    .extend('engine', { scope: 'file' }, async ({}, { onCleanup }) => {
      const engine = await start();
      onCleanup(engine.close);
      // An empty window hears of no resizing, and keeps no notes.
      await engine.open(inject('origin'));
      return engine;
    })
    .extend('visitor', async ({ engine }, { onCleanup }) => {
      const visitor = createVisitor(engine, inject('origin'));
      await engine.resize(DESKTOP, HEIGHT);
      onCleanup(async () => {
        expect(await visitor.takeErrors(), 'errors on the console').toEqual([]);
      });
      return visitor;
    });

/** What {@link createJourneyTest} makes. */
export type JourneyTest = ReturnType<typeof createJourneyTest>;

/** The `test` of every journey. */
import { expect, inject, test as base } from 'vitest';
import { errorsKey, type Engine } from './engine.ts';
import { createVisitor } from './visitor.ts';

/** Sizes of the window, CSS pixels. */
export const [DESKTOP, TABLET, PHONE, HEIGHT] = [1280, 768, 360, 800] as const;

/** A place beside every dialog and menu. */
export const OUTSIDE = [20, 400] as const;

/** A `test` with a visitor in an engine that runs until the last journey's end. No error may reach the console on the way. */
export const createTest = (start: () => Promise<Engine>) =>
  base
    .extend('engine', { scope: 'file' }, async ({}, { onCleanup }) => {
      const engine = await start();
      onCleanup(engine.close);
      // An empty window hears of no resizing, and keeps no notes.
      await engine.open(inject('origin'));
      return engine;
    })
    .extend('visitor', async ({ engine }, { onCleanup }) => {
      await engine.resize(DESKTOP, HEIGHT);
      onCleanup(async () => {
        const errors = await engine.run((key) => {
          const notes = sessionStorage.getItem(key);
          sessionStorage.removeItem(key);
          return notes;
        }, errorsKey);
        expect(errors, 'errors on the console').toBeNull();
      });
      return createVisitor(engine, inject('origin'));
    });

/** What {@link createTest} returns. */
export type Test = ReturnType<typeof createTest>;

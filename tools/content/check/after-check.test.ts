import { afterEach, describe, expect, it } from 'vitest';
import type { Loader, LoaderContext } from 'astro/loaders';
import { afterCheck, letLoadersWait } from './after-check.ts';

// The loaders of these tests look at nothing of it.
const context = {} as LoaderContext;

const loader = (load: Loader['load']): Loader => afterCheck({ name: 'test', load });
const finds = loader(() => Promise.resolve());
const stumbles = loader(() => Promise.reject(new Error("Astro's words.")));

afterEach(() => {
  letLoadersWait(Promise.resolve());
});

describe('a loader beside the check', () => {
  it('ends after the check', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    letLoadersWait(promise);
    const order: string[] = [];
    const loaded = finds.load(context).then(() => order.push('loader'));
    await new Promise(setImmediate);
    order.push('check');
    resolve(undefined);
    await loaded;
    expect(order).toEqual(['check', 'loader']);
  });

  it('that stumbles waits for the words of the check', async () => {
    letLoadersWait(Promise.reject(new Error('The check stopped before its end.')));
    await expect(stumbles.load(context)).rejects.toThrow('The check stopped before its end.');
  });

  it('passes only when the check came to its end', async () => {
    letLoadersWait(Promise.reject(new Error('The check stopped before its end.')));
    await expect(finds.load(context)).rejects.toThrow('The check stopped before its end.');
  });

  it('says itself what the check does not know', async () => {
    letLoadersWait(Promise.resolve());
    await expect(stumbles.load(context)).rejects.toThrow("Astro's words.");
  });
});

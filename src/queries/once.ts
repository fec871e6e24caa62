import { remembered } from '../lib/remembered';

/**
 * Loads once per build, anew at each call in development, where entries change.
 * Whoever gets the value shares it, so it must not be changed.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const get = remembered(load, { most: 1, nameOf: () => '', keeps: import.meta.env.PROD });
  return () => get(undefined);
}

/**
 * Loads once per build, anew at each call in development, where entries change.
 * Whoever gets the value shares it, so it must not be changed.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    kept ??= load();
    return kept;
  };
}

/**
 * Loads once per build, and again on each call in development, where entries
 * change. All callers share the value, so none may change it.
 */
export function memoizeOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => (import.meta.env.PROD ? (loaded ??= load()) : load());
}

/**
 * Remembers what `make` gives as long as the build lasts, and makes it anew at
 * each call in development, where files change.
 * @param most As many are kept; then it forgets all and starts again.
 * @param nameOf What tells inputs apart.
 */
export function remembered<Input, Value>(
  make: (input: Input) => Promise<Value>,
  { most, nameOf }: { most: number; nameOf: (input: Input) => string },
) {
  const kept = new Map<string, Promise<Value>>();
  return (input: Input): Promise<Value> => {
    if (import.meta.env.DEV) return make(input);
    const name = nameOf(input);
    const value = kept.get(name) ?? make(input);
    if (kept.size >= most) kept.clear();
    kept.set(name, value);
    return value;
  };
}

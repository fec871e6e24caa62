/**
 * Remembers what `make` gives.
 * @param most As many are kept; a further one makes it forget all others.
 * @param nameOf What tells inputs apart.
 * @param keeps False in development, where files change: then each call makes anew.
 */
export function remembered<Input, Value>(
  make: (input: Input) => Promise<Value>,
  { most, nameOf, keeps }: { most: number; nameOf: (input: Input) => string; keeps: boolean },
) {
  const kept = new Map<string, Promise<Value>>();
  return (input: Input): Promise<Value> => {
    if (!keeps) return make(input);
    const name = nameOf(input);
    const known = kept.get(name);
    if (known) return known;
    const value = make(input);
    if (kept.size >= most) kept.clear();
    kept.set(name, value);
    return value;
  };
}

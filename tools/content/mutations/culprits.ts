/** A change, or some that need each other, with what is wrong with the site that is built from it. */
export interface Culprit<Change> {
  changes: readonly Change[];
  faults: readonly string[];
}

/**
 * Finds which of many changes spoil a site: tries all together, and halves what fails.
 * @param faultsOf what is wrong with the site after some changes; nothing when it is fine
 */
export async function culprits<Change>(
  changes: readonly Change[],
  faultsOf: (changes: readonly Change[]) => Promise<readonly string[]>,
): Promise<Culprit<Change>[]> {
  if (changes.length === 0) return [];
  const faults = await faultsOf(changes);
  if (faults.length === 0) return [];
  if (changes.length === 1) return [{ changes, faults }];
  const middle = Math.ceil(changes.length / 2);
  const found = [
    ...(await culprits(changes.slice(0, middle), faultsOf)),
    ...(await culprits(changes.slice(middle), faultsOf)),
  ];
  return found.length > 0 ? found : [{ changes, faults }];
}

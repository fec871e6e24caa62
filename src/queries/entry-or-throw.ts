/** The entry, or an error that says which file is missing. */
export function entryOrThrow<Entry>(
  entry: Entry | undefined,
  collection: string,
  id: string,
): Entry {
  if (entry === undefined)
    throw new Error(
      `src/content/${collection} has no entry "${id}". Add the file "${id}" there, or correct the name where it is asked for.`,
    );
  return entry;
}

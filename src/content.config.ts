/** Registers the collections of src/schemas/collections.ts with Astro: where the entries lie, and their schema. */
import { defineCollection, reference } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'zod';
import { strictLoader } from './astro/strict-loader';
import {
  collections as table,
  type Collection,
  type CollectionName,
  type EntrySchema,
} from './schemas/collections';

/** Entries of a list by their place in the file, which is then their ID: the content store sorts by ID. */
const byPlace = (json: string) =>
  Object.fromEntries(
    z
      .array(z.record(z.string(), z.unknown()))
      .parse(JSON.parse(json))
      .map((entry, index) => [String(index).padStart(4, '0'), entry]),
  );

const loaders = {
  article: (base: string) => glob({ pattern: '**/*.{md,mdx}', base }),
  record: (base: string) => glob({ pattern: '*.json', base }),
  list: (base: string, name: string) => file(`${base}/${name}.json`, { parser: byPlace }),
};

const register = (name: string, { form, schema }: Collection) =>
  defineCollection({
    loader: strictLoader(loaders[form](`src/content/${name}`, name)),
    schema: (context) => schema(context, reference),
  });

/** Every collection by name, with the type of its entries. */
type Registered = { [Name in CollectionName]: { schema: () => EntrySchema<Name> } };

// Object.fromEntries() forgets which schema belongs to which name.
export const collections = Object.fromEntries(
  Object.entries(table).map(([name, collection]) => [name, register(name, collection)]),
) as unknown as Registered;

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
  type ListName,
} from './schemas/collections';

/** The content store sorts entries by ID, so each entry of a list keeps its position in the file. */
const position = z.object({ position: z.number().int() });
const withPosition = (json: string) =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse(JSON.parse(json))
    .map((entry, index) => ({ ...entry, position: index + 1 }));

const loaders = {
  article: (base: string) => glob({ pattern: '**/*.{md,mdx}', base }),
  record: (base: string) => glob({ pattern: '*.json', base }),
  list: (base: string, name: string) => file(`${base}/${name}.json`, { parser: withPosition }),
};

const register = (name: string, { form, schema }: Collection) =>
  defineCollection({
    loader: strictLoader(loaders[form](`src/content/${name}`, name)),
    schema: (context) => {
      const entry = schema(context, reference);
      return form === 'list' && entry instanceof z.ZodObject ? entry.extend(position.shape) : entry;
    },
  });

/** Every collection by name, with the type of its entries. */
type Registered = {
  [Name in CollectionName]: {
    schema: () => Name extends ListName
      ? z.ZodIntersection<EntrySchema<Name>, typeof position>
      : EntrySchema<Name>;
  };
};

// Object.fromEntries() forgets which schema belongs to which name.
export const collections = Object.fromEntries(
  Object.entries(table).map(([name, collection]) => [name, register(name, collection)]),
) as unknown as Registered;

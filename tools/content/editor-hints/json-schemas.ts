/** JSON schemas made from ours, by which VS Code explains the fields of JSON entries. */
import { z } from 'zod';
import { collections, entrySchema, type CollectionName } from '../../../src/schemas/collections.ts';
import { redirectsSchema } from '../../../src/schemas/redirects.ts';

/** Draft 7 is the version of JSON Schema that VS Code supports in full. */
const schemaFile = (name: string, schema: z.ZodType) =>
  [
    `.vscode/schemas/${name}.schema.json`,
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }), undefined, 2)}\n`,
  ] as const;

/** Text of each schema by its path from the root of the project. `.vscode/settings.json` says which files each is for. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map([
    // The Astro extension explains the fields of articles.
    ...Object.entries(collections)
      .filter(([, { form }]) => form !== 'article')
      .map(([name, { form }]) => {
        const entry = entrySchema(name as CollectionName);
        return schemaFile(name, form === 'list' ? z.array(entry) : entry);
      }),
    schemaFile('redirects', redirectsSchema),
  ]);

/** The VS Code settings for content: JSON schemas made from ours, snippets, and extensions. */
import { z } from 'zod';
import { collections, entrySchema, type CollectionName } from '../../../src/schemas/collections.ts';
import { redirectsSchema } from '../../../src/schemas/redirects.ts';
import { snippets } from './snippets.ts';

const schemaFile = (name: string) => `.vscode/schemas/${name}.schema.json`;

/** Draft 7 is the version of JSON Schema that VS Code supports in full. */
const schemaText = (schema: z.ZodType) =>
  asText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }));

const pathOf = (name: string, file: string) => ({
  fileMatch: [`/src/content/${name}/${file}.json`],
  url: `./${schemaFile(name)}`,
});

/** Files of JSON entries, each with its schema. */
const jsonSchemas = [
  ...Object.entries(collections)
    .filter(([, { form }]) => form !== 'article')
    .map(([name, { form }]) => pathOf(name, form === 'list' ? name : '*')),
  pathOf('redirects', 'redirects'),
];

const settings = {
  'json.schemas': jsonSchemas,
  // The Astro extension completes and explains the fields of Markdown entries.
  'astro.content-intellisense': true,
  'editor.wordWrap': 'on',
  'editor.tabSize': 2,
  'files.eol': '\n',
  'files.encoding': 'utf8',
  'files.insertFinalNewline': true,
  'files.trimTrailingWhitespace': true,
  '[markdown]': {
    'files.trimTrailingWhitespace': false,
    'editor.quickSuggestions': { other: true, comments: false, strings: true },
    'editor.snippetSuggestions': 'top',
  },
  // A picture dropped into a text is saved where the fields look for pictures.
  'markdown.copyFiles.destination': {
    '/src/content/**/*': '${workspaceFolder}/src/assets/pictures/',
  },
  'search.exclude': { '**/.cache': true, '**/dist': true, '**/dist-hosts': true },
};

const extensions = {
  recommendations: [
    'astro-build.astro-vscode',
    'esbenp.prettier-vscode',
    'streetsidesoftware.code-spell-checker',
    'EditorConfig.EditorConfig',
  ],
};

const asText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Text of each file below `.vscode`, by its path from the root of the project. */
export function editorFiles(): Map<string, string> {
  const schemas = Object.entries(collections).map(([name, { form }]): [string, string] => {
    const entry = entrySchema(name as CollectionName);
    return [schemaFile(name), schemaText(form === 'list' ? z.array(entry) : entry)];
  });
  return new Map([
    ...schemas,
    [schemaFile('redirects'), schemaText(redirectsSchema)],
    ['.vscode/settings.json', asText(settings)],
    ['.vscode/extensions.json', asText(extensions)],
    ['.vscode/content.code-snippets', asText(snippets())],
  ]);
}

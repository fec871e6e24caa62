/** Everything that VS Code is told about the content, made from the schemas and the templates of `npm run new`. */
import { z } from 'zod';
import type { Reference, SchemaContext } from '../../../src/schemas/fields.ts';
import { collections } from '../../../src/schemas/collections.ts';
import { redirectsSchema } from '../../../src/schemas/redirects.ts';
import { snippets } from './snippets.ts';

const context: SchemaContext = { image: () => z.custom<ImageMetadata>() };
const reference: Reference = (collection) => z.string().transform((id) => ({ collection, id }));

const schemaFile = (name: string) => `.vscode/schemas/${name}.schema.json`;

/** VS Code knows this version of the form in full. */
const hints = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });

/** Files of JSON entries, each with the schema for it. */
const jsonSchemas = [
  ...Object.entries(collections).flatMap(([name, { form }]) =>
    form === 'article'
      ? []
      : [
          {
            fileMatch: [`/src/content/${name}/${form === 'list' ? name : '*'}.json`],
            url: `./${schemaFile(name)}`,
          },
        ],
  ),
  {
    fileMatch: ['/src/content/redirects/redirects.json'],
    url: `./${schemaFile('redirects')}`,
  },
];

const settings = {
  'json.schemas': jsonSchemas,
  // Fields of Markdown entries: the Astro extension offers and explains them.
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
  // The field is worth more than a picture inside the text.
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
  const schemas = Object.entries(collections).map(([name, { form, schema }]): [string, string] => {
    const entry = schema(context, reference);
    return [schemaFile(name), asText(hints(form === 'list' ? z.array(entry) : entry))];
  });
  return new Map([
    ...schemas,
    [schemaFile('redirects'), asText(hints(redirectsSchema))],
    ['.vscode/settings.json', asText(settings)],
    ['.vscode/extensions.json', asText(extensions)],
    ['.vscode/content.code-snippets', asText(snippets())],
  ]);
}

/** The editor's configuration: one list, page, or folder of entries for each collection, from the schemas. */
import { existsSync } from 'node:fs';
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { z } from 'zod';
import { collections, type Collection as Registered } from '../../src/schemas/collections.ts';
import { redirectsSchema } from '../../src/schemas/redirects.ts';
import { contentFolder } from '../content/check/read/content-files.ts';
import { fieldSchema, fieldsOf, identifierOf, labelOf, type FieldSchema } from './fields.ts';

const pictureFolder = 'src/assets/pictures';
/** Where the pictures are, and how an entry's file refers to them. */
const pictures = { media_folder: `/${pictureFolder}`, public_folder: '../../assets/pictures' };

/** What editors call the collections; others are called like their folder. */
const labels: Readonly<Record<string, string>> = {
  blog: 'Articles',
  faqs: 'Questions',
  legal: 'Legal pages',
  navigation: 'Menus',
  resources: 'Guides',
  'service-areas': 'Areas',
  testimonials: 'Reviews',
};

/** Folders whose entries the site counts on by name: the check wants exactly these. */
const fixed = new Set(['businesses', 'legal']);

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  // Rich text would rewrite tables and tokens.
  modes: ['raw'],
  required: false,
  hint: 'The text of the page, in Markdown. Write figures as tokens, for example [[fha-down-payment]].',
};

const marks = {
  image: () => z.custom<ImageMetadata>().meta({ picture: true }),
  reference: (collection: string) =>
    z
      .string()
      .meta({ reference: collection })
      .transform((id) => ({ collection, id })),
};

/** The schema of an entry with pictures and references marked. */
const markedSchema = ({ schema }: Registered) => fieldSchema(schema(marks, marks.reference));

/** A file that exists once: a list, or a one-off page. */
const single = (name: string, file: string, fields: Field[]): CollectionFile => ({
  name,
  label: labels[name] ?? labelOf(name),
  file: `${contentFolder}/${file}`,
  ...pictures,
  fields,
});

/** A list is the root of its file. */
const list = (name: string, entry: FieldSchema) => {
  const fields = fieldsOf(entry);
  const summary = `{{fields.${identifierOf(fields)}}}`;
  return single(name, `${name}/${name}.json`, [
    {
      name,
      label: labels[name] ?? labelOf(name),
      widget: 'list',
      root: true,
      collapsed: true,
      summary,
      fields,
    },
  ]);
};

interface Folder {
  name: string;
  registered: Registered;
  entry: FieldSchema;
  root: string;
}

function folder({ name, registered, entry }: Folder, label = labels[name]): Collection {
  const fields = [...fieldsOf(entry), ...(registered.form === 'article' ? [body] : [])];
  const identifier = identifierOf(fields);
  return {
    name,
    label: label ?? labelOf(name),
    folder: `${contentFolder}/${name}`,
    ...formats(registered),
    ...pictures,
    identifier_field: identifier,
    summary: name === 'figures' ? `{{${identifier}}} · [[{{slug}}]]` : `{{${identifier}}}`,
    slug: { template: `{{${identifier}}}`, editable: ['create'] },
    create: !fixed.has(name),
    delete: !fixed.has(name),
    fields,
  };
}

const formats = ({ form }: Registered) =>
  form === 'article'
    ? { extension: 'md', format: 'yaml-frontmatter' }
    : { extension: 'json', format: 'json' };

const kindOf = ({ properties }: FieldSchema) => String(properties?.kind?.const);

/** One file for each kind, where every kind has its file; else one folder view for each kind. */
function kinds({ name, registered, entry, root }: Folder): Collection[] {
  const { extension, format } = formats(registered);
  const variants = entry.oneOf ?? [];
  const fileOf = (kind: string) => `${name}/${kind}.${extension}`;
  if (variants.every((one) => existsSync(`${root}/${contentFolder}/${fileOf(kindOf(one))}`))) {
    const files = variants.map((one) => ({
      ...single(kindOf(one), fileOf(kindOf(one)), [
        ...fieldsOf(one),
        ...(registered.form === 'article' ? [body] : []),
      ]),
      label: labelOf(kindOf(one)),
      format,
    }));
    return [{ name, label: labels[name] ?? labelOf(name), files }];
  }
  return variants.map((one) => ({
    ...folder({ name, registered, entry: one, root }, `${labelOf(name)}: ${kindOf(one)}`),
    // References to the collection mean its last kind: people, not the team as a whole.
    name: one === variants.at(-1) ? name : `${name}-${kindOf(one)}`,
    filter: { field: 'kind', value: kindOf(one) },
  }));
}

/**
 * The configuration without a backend.
 *
 * @param root folder of the project, whose files say which kinds are one-off pages
 * @param table the collections by name
 */
export function editorConfig(
  root = '.',
  table: Readonly<Record<string, Registered>> = collections,
): Omit<CmsConfig, 'backend'> {
  const all = Object.entries(table).map(([name, registered]) => ({
    name,
    registered,
    entry: markedSchema(registered),
    root,
  }));
  return {
    load_config_file: false,
    app_title: 'Site content',
    media_folder: pictureFolder,
    // Names such as "House keys.jpg" would break an address; nobody's terms cover stock photos.
    media_libraries: { all: { slugify_filename: true }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: {
      omit_empty_optional_fields: true,
      yaml: { quote: 'single' },
    },
    collections: all
      .filter(({ registered }) => registered.form !== 'list')
      .flatMap((one) => (one.entry.oneOf ? kinds(one) : [folder(one)])),
    singletons: [
      ...all
        .filter(({ registered }) => registered.form === 'list')
        .map(({ name, entry }) => list(name, entry)),
      list('redirects', fieldSchema(redirectsSchema).items ?? {}),
    ],
  };
}

/** The editor's configuration: one list, page, or folder of entries for each collection, from the schemas. */
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { z } from 'zod';
import { collections, type Collection as Registered } from '../../src/schemas/collections.ts';
import { redirectsSchema } from '../../src/schemas/redirects.ts';
import { addressOfEntry } from '../../src/site-map.ts';
import { contentFolder } from '../content/check/read/content-files.ts';
import type { Hint } from '../content/check/fields/field-hints.ts';
import { fieldSchema, fieldsOf, identifierOf, labelOf } from './fields.ts';

/** Where the pictures are, and how an entry's file refers to them. */
const pictures = { media_folder: '/src/assets/pictures', public_folder: '../../assets/pictures' };

/** What editors call the collections; others are called like their folder. */
const labels: Readonly<Record<string, string>> = {
  blog: 'Articles',
  faqs: 'Questions',
  legal: 'Legal pages',
  navigation: 'Menus',
  resources: 'Guides',
  'service-areas': 'Areas',
  'team-person': 'People',
  'team-team': 'The team',
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

/** A collection, with the schema of its entries. */
interface Source {
  name: string;
  form: Registered['form'];
  entry: Hint;
}

const called = (name: string) => labels[name] ?? labelOf(name);

const extensionOf = ({ form }: Source) => (form === 'article' ? 'md' : 'json');

const formOf = ({ form, entry }: Source): Field[] =>
  form === 'article' ? [...fieldsOf(entry), body] : fieldsOf(entry);

/** A file that exists once: a list, or a one-off page. */
const single = (name: string, file: string, fields: Field[]): CollectionFile => ({
  name,
  label: called(name),
  file: `${contentFolder}/${file}`,
  ...pictures,
  fields,
});

/** A list is the root of its file. */
const list = (name: string, entry: Hint) => {
  const fields = fieldsOf(entry);
  const summary = `{{fields.${identifierOf(fields)}}}`;
  const items = { name, label: called(name), root: true, collapsed: true, summary, fields };
  return single(name, `${name}/${name}.json`, [{ ...items, widget: 'list' }]);
};

function folder(source: Source): Collection {
  const { name } = source;
  const fields = formOf(source);
  const identifier = identifierOf(fields);
  return {
    name,
    label: called(name),
    folder: `${contentFolder}/${name}`,
    extension: extensionOf(source),
    ...pictures,
    identifier_field: identifier,
    summary: name === 'figures' ? `{{${identifier}}} · [[{{slug}}]]` : `{{${identifier}}}`,
    slug: { template: `{{${identifier}}}`, editable: ['create'] },
    create: !fixed.has(name),
    delete: !fixed.has(name),
    fields,
  };
}

/** One page for each kind, or one folder view for each kind. */
function kinds(source: Source, variants: readonly Hint[]): Collection[] {
  const { name } = source;
  const all = variants.map((entry) => ({
    kind: String(entry.properties?.kind?.const),
    source: { ...source, entry },
  }));
  // Kinds that are pages have one each, in a file named for the kind.
  if (all.every(({ kind }) => addressOfEntry(name, kind) !== undefined)) {
    const files = all.map((one) => ({
      ...single(one.kind, `${name}/${one.kind}.${extensionOf(source)}`, formOf(one.source)),
      label: labelOf(one.kind),
    }));
    return [{ name, label: called(name), files }];
  }
  return all.map((one, index) => ({
    ...folder(one.source),
    label: called(`${name}-${one.kind}`),
    // References to the collection mean its last kind: people, not the team as a whole.
    name: index === all.length - 1 ? name : `${name}-${one.kind}`,
    filter: { field: 'kind', value: one.kind },
  }));
}

/**
 * The configuration without a backend.
 *
 * @param table the collections by name
 */
export function editorConfig(
  table: Readonly<Record<string, Registered>> = collections,
): Omit<CmsConfig, 'backend'> {
  const all = Object.entries(table).map(([name, { form, schema }]) => ({
    name,
    form,
    entry: fieldSchema(schema(marks, marks.reference)),
  }));
  return {
    load_config_file: false,
    app_title: 'Site content',
    // Not the pictures folder: the editor would write a picture chosen there as "/src/assets/…".
    media_folder: 'src/assets',
    // Names such as "House keys.jpg" would break an address; nobody's terms cover stock photos.
    media_libraries: { all: { slugify_filename: true }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'single' } },
    collections: all
      .filter(({ form }) => form !== 'list')
      .flatMap((one) => (one.entry.oneOf ? kinds(one, one.entry.oneOf) : [folder(one)])),
    singletons: [
      ...all.filter(({ form }) => form === 'list').map(({ name, entry }) => list(name, entry)),
      list('redirects', fieldSchema(redirectsSchema).items ?? {}),
    ],
  };
}

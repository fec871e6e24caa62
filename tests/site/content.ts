/** The public entries as typed data, for tests that compare pages with them. Read and checked by the content check's own reader. */
import type { z } from 'zod';
import {
  entrySchema,
  type CollectionName,
  type EntrySchema,
  type ListName,
} from '../../src/schemas/collections.ts';
import { visibility } from '../../src/lib/content/publishing.ts';
import { peopleOf } from '../../src/lib/content/team.ts';
import { factsOf, replaceTokens, type TokenSources } from '../../src/lib/content/tokens.ts';
import { resolveRegister } from '../../src/lib/figures/register.ts';
import { readContentFiles } from '../../tools/content/check/read/content-files.ts';
import { stateOf } from '../../tools/content/check/read/entry.ts';
import { readEntries } from '../../tools/content/check/read/read-entries.ts';
import { testSiteDay } from '../../tools/dev/test-site/settings.ts';

const folder = 'src/content';
const day = testSiteDay();

/** Every entry that is public on the day of the test site. */
export const publicEntries = readEntries(readContentFiles()).entries.filter(({ value }) => {
  const state = stateOf(value);
  return state === undefined || visibility(state, day) === 'public';
});

/** An entry with its fields as pages get them. */
export interface Entry<Data> {
  id: string;
  file: string;
  data: Data;
  /** Markdown below the fields; empty for JSON. */
  body: string;
}

const entriesOf = <Name extends CollectionName>(name: Name): Entry<z.output<EntrySchema<Name>>>[] =>
  publicEntries
    .filter(({ collection }) => collection === name)
    .map(({ id, file, data, body }) => ({
      id,
      file,
      data: entrySchema(name).parse(data) as z.output<EntrySchema<Name>>,
      body: body?.text ?? '',
    }));

const listOf = <Name extends ListName>(name: Name) => entriesOf(name).map(({ data }) => data);

/** The register of figures as its files hold it. */
export const registered = entriesOf('figures');
const businesses = entriesOf('businesses');

function business(id: string) {
  const found = businesses.find((entry) => entry.id === id);
  if (!found) throw new Error(`${folder}/businesses has no "${id}".`);
  const { data } = found;
  return { ...data, telHref: `tel:+1${data.phone.replace(/\D/g, '')}` };
}

/** The mortgage brokerage. */
export const brokerage = business('brokerage');

/** The sister company. */
export const remodeler = business('remodeler');

/** The people of the team. */
export const people = peopleOf(entriesOf('team').map(({ data }) => data));

/** Articles in the order of the list: the ordered ones, then newest first. */
export const articles = entriesOf('blog').sort(
  (a, b) =>
    (a.data.order ?? Infinity) - (b.data.order ?? Infinity) ||
    b.data.date.localeCompare(a.data.date) ||
    a.id.localeCompare(b.id),
);

/** Ohio cities in the order of the menu. */
export const cities = entriesOf('cities').sort(
  (a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id),
);

/** Loan programs in the order of their grids. */
export const loanPrograms = entriesOf('loan-programs').sort(
  (a, b) =>
    a.data.group.localeCompare(b.data.group) ||
    a.data.order - b.data.order ||
    a.id.localeCompare(b.id),
);

export const legalPages = entriesOf('legal');
export const resources = entriesOf('resources');
export const faqs = listOf('faqs');
export const gallery = listOf('gallery');
export const serviceAreas = listOf('service-areas');
export const glossary = listOf('glossary');
export const testimonials = listOf('testimonials');

type PageData = z.output<EntrySchema<'pages'>>;
export const pages = entriesOf('pages');

/** Words of a one-off page. */
export function pageWords<Kind extends PageData['kind']>(
  kind: Kind,
): Extract<PageData, { kind: Kind }> {
  const isKind = (data: PageData): data is Extract<PageData, { kind: Kind }> => data.kind === kind;
  const found = pages.map(({ data }) => data).find(isKind);
  if (!found) throw new Error(`${folder}/pages has no page of kind "${kind}".`);
  return found;
}

/** Everything tokens can name. */
export const tokenSources: TokenSources = {
  figures: resolveRegister(
    new Map(registered.map(({ id, data }) => [id, data])),
    Number(day.slice(0, 4)),
  ),
  businesses: { brokerage: factsOf(brokerage), remodeler: factsOf(remodeler) },
};

/** A text of an entry as it is printed, on one line. */
export const printed = (text: string) =>
  replaceTokens(text, tokenSources).replace(/\s+/g, ' ').trim();

/** Every text inside an entry's fields with the way to it, for example "faqs.0.answer". */
export function textsIn(value: unknown, way = ''): { way: string; text: string }[] {
  if (typeof value === 'string') return [{ way, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, way === '' ? key : `${way}.${key}`),
  );
}

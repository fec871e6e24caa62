/** Rules between entries, and entries that must exist. */
import { type Entry, placeIn, repeats } from '../read/entry.ts';
import { countProblems, dateProblems, sameOrders } from './check-positions.ts';
import type { PlacedFile } from '../read/check-files.ts';
import { contentFolder } from '../read/content-files.ts';
import { choicesOf, hintsOf, valueAt } from './field-hints.ts';
import { entrySchema } from '../../../../src/schemas/collections.ts';
import type { Problem } from '../problem.ts';
import { formatValue, listed, offer } from '../format-value.ts';

/** Problems between entries, and files that are missing or unused. */
export function relationProblems(
  entries: readonly Entry[],
  placed: readonly PlacedFile[],
  today: string,
): Problem[] {
  const files = (collection: string) => placed.filter((file) => file.collection === collection);
  const of = (collection: string) => entries.filter((entry) => entry.collection === collection);
  return [
    ...needed('businesses', ['brokerage', 'remodeler'], files('businesses')),
    ...needed('pages', choicesOf(hintsOf(entrySchema('pages'))).sort(), files('pages')),
    ...of('businesses').flatMap(brokerProblems),
    ...emptyMenus(of('navigation')),
    ...galleryProblems(of('gallery')),
    ...sharedForms(of('glossary')),
    ...sameLabels(of('figures')),
    ...sameIds(entries.filter(({ whole }) => whole.startsWith('entry '))),
    ...sameOrders(entries),
    ...countProblems(entries),
    ...dateProblems(entries, today),
  ];
}

/** Missing entries that pages refer to by name, and extra ones that no page would show. */
function needed(
  collection: string,
  ids: readonly string[],
  entries: readonly PlacedFile[],
): Problem[] {
  const folder = `${contentFolder}/${collection}`;
  const missing = ids
    .filter((id) => !entries.some((entry) => entry.id === id))
    .map((id) => {
      const file = `${folder}/${id}.json`;
      const wanted = `The site needs ${listed(ids)} in ${folder}. Restore the file or its name.`;
      return { file, field: 'the whole file', found: 'nothing', wanted, example: file };
    });
  const unused = entries
    .filter(({ id }) => !ids.includes(id))
    .map(({ path: file, id }) => ({
      file,
      field: 'file name',
      found: formatValue(id),
      wanted: `No page uses this entry. The site uses ${listed(ids)}.${offer(id, ids)}`,
      example: `${folder}/${ids[0] ?? ''}.json`,
    }));
  return [...missing, ...unused];
}

const ofBrokerage = {
  licenses: {
    wanted: "The law requires the brokerage's license numbers in every footer. Restore the field.",
    example:
      '"licenses": [{ "kind": "NMLS ID", "number": "000000", "holder": "Bell Home Loans", "state": "Ohio", "verifyUrl": "https://www.example.com/license" }]',
  },
  security: {
    wanted: 'The site must say where to report a security problem. Restore the field.',
    example: '"security": { "email": "security@example.com", "validUntil": "2027-10-31" }',
  },
} as const;

const brokerProblems = (entry: Entry): Problem[] =>
  Object.entries(ofBrokerage)
    .filter(([name]) => entry.id === 'brokerage' && valueAt(entry.data, [name]) === undefined)
    .map(([name, advice]) => ({ ...placeIn(entry, [name]), found: 'nothing', ...advice }));

/** Pages whose kind differs from their file name. Their other problems follow from that. */
export const kindProblems = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter(({ collection }) => collection === 'pages')
    .flatMap((entry) => {
      const kind = valueAt(entry.data, ['kind']);
      if (typeof kind !== 'string' || kind === entry.id) return [];
      const wanted = 'The kind of a page must match its file name.';
      const place = placeIn(entry, ['kind']);
      return { ...place, found: formatValue(kind), wanted, example: `"kind": "${entry.id}"` };
    });

const emptyMenus = (menus: readonly Entry[]): Problem[] =>
  menus
    .filter(({ data }) =>
      [['links', '0'], ['from'], ['href']].every((path) => valueAt(data, path) === undefined),
    )
    .map((menu) => ({
      ...placeIn(menu, ['href']),
      found: 'a menu without links',
      wanted: 'A menu needs "links", a collection to take them "from", or its own "href".',
      example: '"href": "/about"',
    }));

/** The gallery shows one before/after pair; a second picture with the same role would never appear. */
function galleryProblems(entries: readonly Entry[]): Problem[] {
  return ['before', 'after'].flatMap((role): Problem[] => {
    const [one, ...others] = entries.filter(({ data }) => valueAt(data, ['role']) === role);
    const wanted = `Exactly one entry must have the role "${role}".`;
    if (!one)
      return entries.slice(0, 1).map(({ file }) => ({
        file,
        line: 1,
        field: 'role',
        found: `no entry with the role "${role}"`,
        wanted,
        example: `"role": "${role}"`,
      }));
    return others.map((entry) => ({
      ...placeIn(entry, ['role']),
      found: `another entry with the role "${role}"`,
      wanted: `${wanted} Make this one a tile.`,
      example: '"role": "tile"',
    }));
  });
}

const sharedForms = (entries: readonly Entry[]) =>
  repeats(
    entries.flatMap((entry) => {
      const forms = valueAt(entry.data, ['forms']);
      const known: unknown[] = Array.isArray(forms) ? forms : [];
      return known.map((form, index) => ({ entry, form, index }));
    }),
    ({ form }) => String(form),
    ({ entry, form, index }, first) =>
      first.entry !== entry && {
        ...placeIn(entry, ['forms', index]),
        field: `forms of ${entry.whole}`,
        found: formatValue(form),
        wanted: `The spelling is already listed under ${first.entry.whole}. A spelling can belong to only one term.`,
        example: '"forms": ["home equity loan"]',
      },
  );

/** Two figures with the same words: editors and readers of the sources couldn't tell them apart. */
const sameLabels = (figures: readonly Entry[]) =>
  repeats(
    figures.filter(({ value }) => value !== undefined),
    ({ data }) => String(valueAt(data, ['label'])).toLowerCase(),
    (entry, first) => ({
      ...placeIn(entry, ['label']),
      found: `${formatValue(valueAt(entry.data, ['label']))}, as in ${first.file}`,
      wanted:
        'Each figure has a label of its own. Say how this one differs, or delete one of the two files.',
      example: '"label": "Appraisal fee for a farm in Ohio"',
    }),
  );

const sameIds = (entries: readonly Entry[]) =>
  repeats(
    entries,
    ({ collection, id }) => `${collection}/${id.toLowerCase()}`,
    (entry, first) => ({
      ...placeIn(entry, ['id']),
      found: formatValue(entry.id),
      wanted: `The ID is already used by ${first.whole} (uppercase and lowercase count as the same). Give one of them a different ID.`,
      example: `"id": "${entry.id.toLowerCase()}-2"`,
    }),
  );

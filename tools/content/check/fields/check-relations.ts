/** What entries must be to each other, and which of them must exist. */
import type { Entry } from '../read/addresses.ts';
import type { PlacedFile } from '../read/check-files.ts';
import { contentFolder } from '../read/content-files.ts';
import { valueAt } from './field-hints.ts';
import type { Problem } from '../problem.ts';
import { listed, offer, formatValue } from '../format-value.ts';
import type { Path } from '../read/source.ts';

/** The one-off pages that the site asks for, by the names of their files. */
const pageFiles = [
  'about',
  'blog',
  'construction',
  'faqs',
  'gallery',
  'help',
  'home',
  'loan-programs',
  'not-found',
  'service-areas',
];

/** Problems between entries, and files that must or must not be there. */
export function relationProblems(
  entries: readonly Entry[],
  placed: readonly PlacedFile[],
): Problem[] {
  const files = (collection: string) => placed.filter((file) => file.collection === collection);
  const of = (collection: string) => entries.filter((entry) => entry.collection === collection);
  return [
    ...needed('businesses', ['brokerage', 'remodeler'], files('businesses')),
    ...needed('pages', pageFiles, files('pages')),
    ...of('businesses').flatMap(brokerProblems),
    ...of('navigation').flatMap(menuProblem),
    ...galleryProblems(of('gallery')),
    ...sharedForms(of('glossary')),
    ...sameIds(entries.filter(({ whole }) => whole.startsWith('entry '))),
  ];
}

const at = (entry: Entry, path: Path) => ({
  file: entry.file,
  line: entry.lineOf(path),
  field: `${String(path.at(-1) ?? '')}${entry.whole.startsWith('entry ') ? ` of ${entry.whole}` : ''}`,
});

/** Entries that pages ask for by name, and others that no page would show. */
function needed(
  collection: string,
  ids: readonly string[],
  entries: readonly PlacedFile[],
): Problem[] {
  const folder = `${contentFolder}/${collection}`;
  const missing = ids.filter((id) => !entries.some((entry) => entry.id === id));
  return [
    ...missing.map((id) => ({
      file: `${folder}/${id}.json`,
      field: 'the file as a whole',
      found: 'nothing',
      wanted: `The site needs ${listed(ids)} in ${folder}. Bring the file back, or give it its name back.`,
      example: `${folder}/${id}.json`,
    })),
    ...entries
      .filter(({ id }) => !ids.includes(id))
      .map(({ path: file, id }) => ({
        file,
        field: 'name of the file',
        found: formatValue(id),
        wanted: `No page asks for this entry. The site knows ${listed(ids)}.${offer(id, ids)}`,
        example: `${folder}/${ids[0] ?? ''}.json`,
      })),
  ];
}

/** What the law and the site ask of the brokerage alone. */
const ofBrokerage = {
  licenses: {
    wanted: 'The law asks for the licenses of the brokerage in every footer. Bring the field back.',
    example:
      '"licenses": [{ "kind": "NMLS ID", "number": "000000", "holder": "Bell Home Loans", "state": "Ohio", "verifyUrl": "https://www.example.com/license" }]',
  },
  security: {
    wanted: 'The site says to whom a security fault is reported. Bring the field back.',
    example: '"security": { "email": "security@example.com", "validUntil": "2027-10-31" }',
  },
} as const;

const brokerProblems = (entry: Entry): Problem[] =>
  entry.id !== 'brokerage'
    ? []
    : Object.entries(ofBrokerage).flatMap(([name, advice]) =>
        valueAt(entry.data, [name]) === undefined
          ? [{ ...at(entry, [name]), found: 'nothing', ...advice }]
          : [],
      );

/** Pages that say another kind than their name; what else is wrong with them follows from it. */
export const kindProblems = (entries: readonly Entry[]): Problem[] =>
  entries.filter(({ collection }) => collection === 'pages').flatMap(kindProblem);

function kindProblem(entry: Entry): Problem[] {
  const kind = valueAt(entry.data, ['kind']);
  if (typeof kind !== 'string' || kind === entry.id) return [];
  return [
    {
      ...at(entry, ['kind']),
      found: formatValue(kind),
      wanted: 'The kind of a page is the name of its file.',
      example: `"kind": "${entry.id}"`,
    },
  ];
}

function menuProblem(entry: Entry): Problem[] {
  const { data } = entry;
  const links = valueAt(data, ['links']);
  const hasLinks = Array.isArray(links) && links.length > 0;
  if (hasLinks || valueAt(data, ['from']) !== undefined || valueAt(data, ['href']) !== undefined)
    return [];
  return [
    {
      ...at(entry, ['href']),
      found: 'a menu that leads nowhere',
      wanted:
        'A menu has "links", takes them "from" a collection, or leads somewhere itself by "href".',
      example: '"href": "/about"',
    },
  ];
}

/** The gallery shows one pair; a second picture of a role would never be seen. */
function galleryProblems(entries: readonly Entry[]): Problem[] {
  const [first] = entries;
  if (!first) return [];
  return ['before', 'after'].flatMap((role): Problem[] => {
    const [one, ...others] = entries.filter(({ data }) => valueAt(data, ['role']) === role);
    const wanted = `Exactly one entry has the role "${role}".`;
    const example = `"role": "${role}"`;
    if (!one)
      return [
        {
          file: first.file,
          line: 1,
          field: 'role',
          found: `no entry with the role "${role}"`,
          wanted,
          example,
        },
      ];
    return others.map((entry) => ({
      ...at(entry, ['role']),
      found: `a further entry with the role "${role}"`,
      wanted: `${wanted} Make this one a tile.`,
      example: '"role": "tile"',
    }));
  });
}

/** A spelling explains one term only. */
function sharedForms(entries: readonly Entry[]): Problem[] {
  const first = new Map<unknown, Entry>();
  return entries.flatMap((entry) => {
    const forms = valueAt(entry.data, ['forms']);
    return (Array.isArray(forms) ? forms : []).flatMap((form: unknown, index): Problem[] => {
      const other = first.get(form);
      first.set(form, other ?? entry);
      if (other === undefined || other === entry) return [];
      return [
        {
          ...at(entry, ['forms', index]),
          field: `forms of ${entry.whole}`,
          found: formatValue(form),
          wanted: `The spelling stands already under ${other.whole}. It can explain one term only.`,
          example: '"forms": ["home equity loan"]',
        },
      ];
    });
  });
}

function sameIds(entries: readonly Entry[]): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry): Problem[] => {
    const name = `${entry.collection}/${entry.id.toLowerCase()}`;
    const other = first.get(name);
    first.set(name, other ?? entry);
    if (other === undefined) return [];
    return [
      {
        ...at(entry, ['id']),
        found: formatValue(entry.id),
        wanted: `The id stands already in ${other.whole}; capital and small letters count as the same. Give one of the two another id.`,
        example: `"id": "${entry.id.toLowerCase()}-2"`,
      },
    ];
  });
}

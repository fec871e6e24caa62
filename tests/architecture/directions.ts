import type { Import } from './imports.ts';

interface Room {
  /** Folders of `src/` whose values a file here may import, its own room aside. */
  values: readonly string[];
  /** Folders of which only the types may be imported: shapes travel with the data. */
  types?: readonly string[];
}

/** Which folder of `src/` may import from which. Never back. */
const rooms: Readonly<Record<string, Room>> = {
  pages: { values: ['layouts', 'components', 'islands', 'queries', 'head', 'lib', 'styles'] },
  layouts: {
    values: ['components', 'islands', 'queries', 'head', 'lib', 'third-party', 'styles'],
    types: ['schemas'],
  },
  components: {
    values: ['components/ui', 'lib', 'third-party'],
    types: ['queries', 'head', 'schemas'],
  },
  'components/ui': { values: ['lib', 'styles'], types: ['schemas'] },
  islands: {
    values: ['components/ui', 'lib', 'third-party'],
    types: ['queries', 'schemas'],
  },
  'third-party': { values: ['lib'] },
  head: { values: ['lib'], types: ['queries', 'schemas'] },
  queries: { values: ['lib', 'third-party'], types: ['schemas'] },
  schemas: { values: ['lib'] },
  lib: { values: [], types: ['schemas'] },
  // The two entry files collect the styles that stand beside components.
  styles: { values: ['components', 'islands', 'layouts', 'third-party'] },
  // An integration checks the editors' redirects, which no page asks for.
  integrations: { values: ['lib', 'third-party', 'schemas'] },
};

/** Says what is wrong with an import inside `src/` and what to do, or nothing. */
export function faultOf({ from, to, typesOnly }: Import): string | undefined {
  const own = roomOf(from);
  const other = roomOf(to);
  const room = own === undefined ? undefined : rooms[own];
  if (!room || other === undefined || other === own) return reachesIntoIsland(from, to);
  const allowed = [...room.values, ...(typesOnly ? (room.types ?? []) : [])];
  if (allowed.some((folder) => contains(folder, other))) return reachesIntoIsland(from, to);
  return (
    `${from} imports ${typesOnly ? 'a type' : 'a value'} of ${to}. ` +
    `Files in src/${own} may import values of: ${list(room.values)}; types also of: ` +
    `${list(room.types ?? [])}. Let the page or layout ask, and pass the data down.`
  );
}

/** The most exact room of a path: "components/ui" before "components". */
function roomOf(path: string): string | undefined {
  const folder = path.replace(/^src\//, '');
  if (folder === path) return undefined;
  const fitting = Object.keys(rooms).filter((name) => folder.startsWith(`${name}/`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? folder.split('/')[0];
}

/** From outside, an island is its `.astro` half and its styles: the rest would bring script to the page. */
function reachesIntoIsland(from: string, to: string): string | undefined {
  const island = /^src\/islands\/(?<name>[\w-]+)\//.exec(to)?.groups?.name;
  if (island === undefined || /\.(?:astro|css)$/.test(to)) return undefined;
  if (from.startsWith(`src/islands/${island}/`)) return undefined;
  return `${from} imports ${to}. From outside, an island is its .astro file only.`;
}

const contains = (folder: string, room: string) => room === folder || room.startsWith(`${folder}/`);
const list = (folders: readonly string[]) => folders.join(', ') || 'none';

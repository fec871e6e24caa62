/**
 * Which folder of src/ may import from which: content -> schemas -> queries ->
 * pages -> layouts -> components and islands, never back. Types may travel
 * further than values, because shapes travel with the data.
 */
const folders = {
  pages: { values: ['layouts', 'components', 'islands', 'queries', 'head', 'lib', 'styles'] },
  layouts: {
    values: ['components', 'islands', 'queries', 'head', 'lib', 'third-party', 'styles'],
    types: ['schemas'],
  },
  components: { values: ['lib', 'third-party', 'styles'], types: ['queries', 'head', 'schemas'] },
  islands: {
    values: ['components', 'lib', 'third-party', 'styles'],
    types: ['queries', 'schemas'],
  },
  'third-party': { values: ['lib', 'styles'] },
  head: { values: ['lib'], types: ['queries', 'schemas'] },
  queries: { values: ['lib', 'third-party'], types: ['schemas'] },
  schemas: { values: ['lib'] },
  lib: { values: [], types: ['schemas'] },
  astro: { values: ['lib'] },
};

const contentApi = ['getCollection', 'getEntry', 'getEntries', 'getLiveCollection', 'getLiveEntry'];
/** Matches relative imports of what lies in one of the folders. */
const inside = (names) => `^(?:\\.\\./)+(?:${names.join('|')})/`;

/** ESLint options for the files of one folder. */
function restrictions(folder, { values, types = [] }) {
  const others = Object.keys(folders).filter((name) => name !== folder && !values.includes(name));
  const message = `Files in src/${folder} import from ${values.join(', ') || 'no other folder'}${
    types.length > 0 ? `, and types from ${types.join(', ')}` : ''
  }. Let the page or layout ask for it, and pass the data down.`;
  const forbidden = others.filter((name) => !types.includes(name));
  const patterns = [
    { regex: inside([...forbidden, 'tools']), message },
    ...(types.length > 0 ? [{ regex: inside(types), message, allowTypeImports: true }] : []),
    ...(values.includes('islands')
      ? [
          {
            regex: `${inside(['islands'])}.*(?<!\\.astro|\\.css)$`,
            message:
              'From outside, an island is its .astro file: the rest would bring script to the page.',
          },
        ]
      : []),
  ];
  const paths = [
    ...(folder === 'queries'
      ? []
      : [
          {
            name: 'astro:content',
            importNames: contentApi,
            message: 'Only src/queries asks for content. Write a query there.',
          },
        ]),
    ...(folder === 'islands'
      ? []
      : ['react', 'react-dom'].map((name) => ({
          name,
          message: 'React lives in src/islands only.',
        }))),
  ];
  return { paths, patterns };
}

/** ESLint configurations that hold the directions, tests aside. */
export const importDirections = Object.entries(folders).map(([folder, allowed]) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`],
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', restrictions(folder, allowed)] },
}));

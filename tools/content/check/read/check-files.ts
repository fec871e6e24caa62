/** Checks that each file is in a known folder, under a name that makes a good address. */
import { collections } from '../../../../src/schemas/collections.ts';
import { slugOf, slugPattern } from '../../slug.ts';
import { contentFolder } from './content-files.ts';
import { isPicture, pictureFolder, plainName } from '../pictures/pictures.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './entry.ts';
import { listed, offer } from '../format-value.ts';

/** A file in the right place. Its name without the extension is the entry's ID. */
export interface PlacedFile {
  path: string;
  collection: string;
  id: string;
}

// Files that operating systems and text editors leave behind.
const leftovers = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.[^/]+\.sw[a-p]|[^/]+~)$/;
const redirects = 'redirects';

/** Splits files into those that belong to a collection and problems with the rest. */
export function placeFiles(paths: readonly string[]): {
  placed: PlacedFile[];
  problems: Problem[];
} {
  const placed: PlacedFile[] = [];
  const problems: Problem[] = [];
  for (const path of paths.filter((one) => !leftovers.test(one))) {
    const parts = path.slice(contentFolder.length + 1).split('/');
    const [collection = '', name = ''] = parts;
    if (collection === redirects && parts.length === 2) continue;
    const advice = folderFault(parts) ?? nameFault(collection, name);
    if (advice) problems.push({ file: path, field: 'path of the file', ...advice });
    else placed.push({ path, collection, id: name.replace(/\.\w+$/, '') });
  }
  return { placed, problems: [...problems, ...sameNames(placed), ...missingLists(placed)] };
}

function folderFault([collection = '', ...rest]: readonly string[]) {
  const known = Object.keys(collections);
  if (rest.length === 0 || !known.includes(collection))
    return {
      found: rest.length === 0 ? 'a file outside the folders' : `the folder "${collection}"`,
      wanted: `Content goes in one of the folders ${listed([...known, redirects], 20)}.${offer(collection, known)} Move the file.`,
      example: `${contentFolder}/blog/my-article.md`,
    };
  if (rest.length === 1) return undefined;
  return {
    found: `a folder inside "${collection}"`,
    wanted: `"${collection}" has no subfolders. Move the file up to ${contentFolder}/${collection}.`,
    example: `${contentFolder}/${collection}/${rest.at(-1) ?? ''}`,
  };
}

function nameFault(collection: string, name: string) {
  const form = collections[collection]?.form;
  const found = `the name "${name}"`;
  if (form === 'list')
    return name === `${collection}.json`
      ? undefined
      : {
          found,
          wanted: `All entries of "${collection}" are in one file, ${collection}.json. Add the entry there and delete this file.`,
          example: `${contentFolder}/${collection}/${collection}.json`,
        };
  const endings = form === 'article' ? ['.md', '.mdx'] : ['.json'];
  const ending = endings.find((one) => name.endsWith(one));
  const shown = endings.find((one) => name.toLowerCase().includes(`${one}.`));
  const stem = slugOf(name.replace(shown === undefined ? /\.\w+$/ : /\.\w+\.\w+$/, ''));
  const example = `${contentFolder}/${collection}/${stem || 'my-entry'}${endings[0] ?? ''}`;
  if (ending === undefined)
    return {
      found,
      wanted: `Files in "${collection}" end in ${listed(endings)}. ${otherFile(name, shown)}`,
      example:
        isPicture(name) && !documents.test(name)
          ? `${pictureFolder}/${plainName(name.toLowerCase())}`
          : example,
    };
  if (slugPattern.test(name.slice(0, -ending.length))) return undefined;
  return {
    found,
    wanted:
      'The name becomes the address, so it has only lowercase letters, digits, and single hyphens. Rename the file.',
    example,
  };
}

/** Files of word processors and spreadsheets. */
const documents = /\.(?:docx?|dotx?|odt|rtf|pages|gdoc|pdf|html?|xlsx?|csv)$/i;

/** What to do with a file that is no entry. @param shown the correct extension, when another follows it ("my-article.md.txt") */
function otherFile(name: string, shown: string | undefined): string {
  if (shown !== undefined)
    return `Your computer may hide "${name.slice(name.lastIndexOf('.'))}" at the end. Have it show file extensions, and delete this one.`;
  if (documents.test(name))
    return "The site can't read this kind of file, and renaming it doesn't help. Copy its words into a new file, and move this one out of src/content.";
  if (isPicture(name)) return `Pictures go in ${pictureFolder}. Move it there.`;
  return 'Rename the file, or move it out of src/content.';
}

const sameNames = (placed: readonly PlacedFile[]) =>
  repeats(
    placed,
    ({ collection, id }) => `${collection}/${id}`,
    ({ path }, first) => ({
      file: path,
      field: 'file name',
      found: `the same name as ${first.path}`,
      wanted: "Two entries can't share an address. Rename or delete one of the two files.",
      example: path.replace(/\.\w+$/, '-2$&'),
    }),
  );

function missingLists(placed: readonly PlacedFile[]): Problem[] {
  return Object.entries(collections).flatMap(([collection, { form }]) => {
    if (placed.some((file) => file.collection === collection)) return [];
    const file = `${contentFolder}/${collection}/${form === 'list' ? `${collection}.json` : ''}`;
    const wanted = 'The site needs this file. Restore it, for example from the project history.';
    return { file, field: 'the whole file', found: 'nothing', wanted, example: file };
  });
}

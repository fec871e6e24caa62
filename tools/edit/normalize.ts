/** Entries in the form in which the editor writes them. */
import { globSync } from 'node:fs';
import { editorConfig } from './config.ts';
import { entryFile, entryText, parseEntry } from './entry-text.ts';

const config = editorConfig();

/** Paths of the files that the editor edits. */
export const contentPaths = (): string[] =>
  globSync('src/content/*/*.{md,json}')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('/published.json'))
    .sort();

/** A file's text as the editor would write it. */
export function normalText(path: string, text: string): string {
  const data = parseEntry(text, path.endsWith('.md'));
  const file = entryFile(config, path, data);
  if (!file) throw new Error(`The editor has no form for ${path}.`);
  return entryText(file, data);
}

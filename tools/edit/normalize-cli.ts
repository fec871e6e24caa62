/** `npm run edit:normalize`: writes every entry as the editor would, so that its first save is no noise. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contentPaths, entryText, parseEntry } from './entry-text.ts';

for (const path of contentPaths()) {
  const text = readFileSync(path, 'utf8');
  const normal = entryText(path, parseEntry(path, text));
  if (normal === text) continue;
  writeFileSync(path, normal);
  console.log(path);
}

/** `npm run edit:normalize`: writes every entry as the editor would, so that its first save is no noise. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contentPaths, normalText } from './normalize.ts';

const changed = contentPaths().filter((path) => {
  const text = readFileSync(path, 'utf8');
  const normal = normalText(path, text);
  if (normal === text) return false;
  writeFileSync(path, normal);
  return true;
});
console.log(`${changed.length} files changed.`);
for (const path of changed) console.log(`  ${path}`);

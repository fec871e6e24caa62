/** `npm run hints`: writes the VS Code files; run it after changing a schema. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorFiles } from './editor-files.ts';

const files = editorFiles();
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Wrote ${files.size} files in .vscode.`);

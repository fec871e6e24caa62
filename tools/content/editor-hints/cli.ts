/** `npm run hints`: writes the schemas for VS Code; run it after changing ours. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from './json-schemas.ts';

const files = jsonSchemas();
mkdirSync('.vscode/schemas', { recursive: true });
for (const [file, text] of files) writeFileSync(file, text);
console.log(`Wrote ${files.size} schemas to .vscode/schemas.`);

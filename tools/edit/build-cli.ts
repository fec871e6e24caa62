/** `npm run build:editor`: writes the editor for the Git host into dist-editor. */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { buildEditor, editorSettings } from './build.ts';

if (existsSync('.env')) loadEnvFile('.env');
try {
  buildEditor(editorSettings(process.env), 'dist-editor');
  console.log('Wrote dist-editor. Serve it from its own host name, never from the public address.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

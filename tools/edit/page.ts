/** The page of the editor: its HTML, and the policy that forbids every foreign address. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { variants } from '../../src/lib/content/tokens.ts';
import { tokenList } from './token-list.ts';

const editor = createRequire(import.meta.url).resolve('@sveltia/cms');
/** The one library that the editor asks for by name with our settings. */
const immutable = createRequire(editor).resolve('immutable/dist/immutable.es.js');

/** Folder of the editor's scripts, fonts, and workers; the page finds it at "sveltia". */
export const editorFolder = dirname(editor);

const imports = JSON.stringify({
  imports: { '@sveltia/cms': './sveltia/index.js', immutable: './immutable.js' },
});

const html = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Site content</title>
    <script type="importmap">${imports}</script>
    <script type="module" src="editor.mjs"></script>
    <style>
      /* Messages of the check have lines. */
      [role='alertdialog'] .error, #report { white-space: pre-wrap; overflow-wrap: anywhere; }
      /* Above them, the editor says to try again later, which doesn't help. */
      [role='alertdialog'] :has(> .error) { font-size: 0; }
      [role='alertdialog'] .error { font-size: 1rem; }
      body > :is(button, p), dialog, dialog * { font: 1rem/1.5 system-ui, sans-serif; }
      body > button, #unknown { position: fixed; z-index: 101; padding: 0.25rem 0.75rem; }
      #insert { inset: 0.7rem 8rem auto auto; }
      #refused { inset: auto 5rem 0.75rem auto; }
      #check, #unknown { inset: auto auto 0.75rem 0.75rem; }
      #unknown { font: 1rem/1.5 system-ui, sans-serif; background: #8b0000; color: #fff; }
      body:has([aria-label='Content Editor']) #check, #unknown:empty,
      body:not(:has([aria-label='Content Editor'])) :is(#insert, #unknown, #refused) { display: none; }
    </style>
  </head>
  <body>
    <p id="elsewhere" role="status" hidden>
      The editor is already open in another tab. Continue there, or close that tab to start here.
    </p>
    <button id="insert" type="button">Insert a figure</button>
    <output id="unknown"></output>
    <button id="check" command="show-modal" commandfor="mistakes" hidden>Check everything</button>
    <button id="refused" command="show-modal" commandfor="mistakes" hidden>Why it wasn't saved</button>
    <dialog id="mistakes" aria-label="What the check says">
      <p id="report" role="status"></p>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    <dialog id="tokens" aria-label="Insert a figure">
      <p><label for="token">Type a few words of a figure or business fact</label></p>
      <input id="token" list="labels" size="60" autocomplete="off" />
      <datalist id="labels"></datalist>
    </dialog>
  </body>
</html>
`;

/**
 * The page and the files beside it, by name; each text is made when it's asked for.
 *
 * @param config of the editor, with its backend
 * @param serves whether the server of `npm run edit` answers beside it
 */
export const editorFiles = (
  config: CmsConfig,
  serves: boolean,
): ReadonlyMap<string, () => string> =>
  new Map([
    ['index.html', () => html],
    ['editor.mjs', () => readFileSync(new URL('editor.mjs', import.meta.url), 'utf8')],
    ['immutable.js', () => readFileSync(immutable, 'utf8')],
    ['config.json', () => JSON.stringify({ config, serves, tokens: tokenList(), variants })],
  ]);

const importsHash = createHash('sha256').update(imports).digest('base64');

/**
 * The Content-Security-Policy of the page. The editor writes style elements, and shows pictures and
 * starts workers from memory. Its question for a newer version goes to a CDN and is refused here.
 *
 * @param hosts origins that the editor may ask, such as those of a Git host
 * @param frames origins of pages that may be shown beside the form
 */
export const editorPolicy = (hosts: readonly string[], frames: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${importsHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...hosts].join(' '),
    ["connect-src 'self' blob: data:", ...hosts].join(' '),
    "worker-src 'self' blob:",
    ['frame-src blob:', ...frames].join(' '),
    "manifest-src 'self' blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

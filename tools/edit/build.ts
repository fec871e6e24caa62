/** The editor as a site of its own, for people without a checkout; it signs in to the Git host. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Backend } from '@sveltia/cms';
import { z } from 'zod';
import { headersFile } from '../hosts/config/netlify-cloudflare.ts';
import { editorConfig } from './config.ts';
import { editorFiles, editorFolder, editorPolicy } from './page.ts';

const settings = z.object({
  EDITOR_HOST: z.enum(['github', 'gitlab'], 'must be "github" or "gitlab"'),
  EDITOR_REPOSITORY: z
    .string('must be owner and name, for example "acme/site"')
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'must be owner and name, for example "acme/site"'),
  EDITOR_BRANCH: z.string().default('main'),
  /** GitLab only: the application that people sign in with. */
  EDITOR_APPLICATION_ID: z.string().default(''),
});

/** Origins that the editor needs of each Git host. */
const hosts = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
  gitlab: ['https://gitlab.com', 'https://secure.gravatar.com'],
};

/** Settings of the built editor by the name of their environment variable. */
export type EditorSettings = z.infer<typeof settings>;

/**
 * Reads the settings.
 *
 * @throws {Error} with one line for each setting that is wrong
 */
export function editorSettings(environment: NodeJS.ProcessEnv): EditorSettings {
  const { data, error } = settings.safeParse(environment);
  if (data) return data;
  throw new Error(
    error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
  );
}

function backendOf({ EDITOR_HOST: name, ...rest }: EditorSettings): Backend {
  const repository = { repo: rest.EDITOR_REPOSITORY, branch: rest.EDITOR_BRANCH };
  if (name === 'github' || rest.EDITOR_APPLICATION_ID === '')
    return { name, ...repository, auth_methods: ['token'] };
  return { name, ...repository, auth_type: 'pkce', app_id: rest.EDITOR_APPLICATION_ID };
}

/**
 * The headers of the built editor. GitLab's sign-in runs in a popup that goes to GitLab and comes
 * back; any opener policy would cut its link to the editor.
 */
const headersOf = ({ EDITOR_HOST: host }: EditorSettings) => ({
  'Content-Security-Policy': editorPolicy(hosts[host], []),
  ...(host === 'github' && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
});

/**
 * Writes the editor into a folder, with its headers for Netlify and Cloudflare (`_headers`) and for
 * nginx (`headers.conf`). Without a server beside it, entries are checked after saving, by CI.
 */
export function buildEditor(chosen: EditorSettings, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const headers = Object.entries(headersOf(chosen));
  const directives = headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  for (const [name, text] of [
    ...editorFiles({ ...editorConfig(), backend: backendOf(chosen) }, false),
    ['_headers', () => headersFile([{ path: '/*', headers }])],
    ['headers.conf', () => directives.join('')],
  ] as const)
    writeFileSync(`${folder}/${name}`, text());
  cpSync(editorFolder, `${folder}/sveltia`, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
}

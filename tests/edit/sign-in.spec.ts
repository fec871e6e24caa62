/** The built editor signs in under its own headers; the test stands in for GitHub and GitLab. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type BrowserContext } from '@playwright/test';
import { buildEditor, editorSettings } from '../../tools/edit/build.ts';

const origin = 'https://edit.example.com';
const openToAll = { 'Access-Control-Allow-Origin': '*' };
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Builds the editor, and serves it with the headers of its `_headers` file. */
async function serve(context: BrowserContext, host: string): Promise<void> {
  const output = join(folder, host);
  buildEditor(
    editorSettings({
      EDITOR_HOST: host,
      EDITOR_REPOSITORY: 'acme/site',
      EDITOR_APPLICATION_ID: 'a1b2',
    }),
    output,
  );
  const lines = readFileSync(join(output, '_headers'), 'utf8').matchAll(/^ +([\w-]+): (.+)$/gm);
  const headers = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(headers).toHaveProperty('Content-Security-Policy');
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(output, pathname.replace(/\/$/, '/index.html')), headers });
  });
}

test('at GitHub, with a token', async ({ context, page }) => {
  await serve(context, 'github');
  const profile = { id: 1, login: 'ann', name: 'Ann' };
  await context.route('https://api.github.com/**', (route) =>
    route.fulfill({ json: profile, headers: openToAll }),
  );
  const asksForContent = page.waitForRequest('https://api.github.com/graphql');
  await page.goto(origin);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_x');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(await (await asksForContent).headerValue('Authorization')).toBe('token github_pat_x');
});

test('at GitLab, in a window that comes back with a code', async ({ context, page }) => {
  await serve(context, 'gitlab');
  await context.route('https://gitlab.com/oauth/authorize?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = `${asked.get('redirect_uri')}?code=c0de&state=${asked.get('state')}`;
    return route.fulfill({ contentType: 'text/html', body: `<a href="${back}">Authorize</a>` });
  });
  await context.route('https://gitlab.com/oauth/token', (route) =>
    route.fulfill({ json: { access_token: 'glpat' }, headers: openToAll }),
  );
  const profile = page.waitForRequest('https://gitlab.com/api/v4/user');
  await page.goto(origin);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Sign In with/ }).click();
  await (await opened).getByRole('link', { name: 'Authorize' }).click();
  expect(await (await profile).headerValue('Authorization')).toContain('glpat');
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildEditor, editorSettings } from './build.ts';

const github = { EDITOR_HOST: 'github', EDITOR_REPOSITORY: 'acme/site' };

describe('the settings of the built editor', () => {
  it('name each one that is missing', () => {
    expect(() => editorSettings({})).toThrow(
      'EDITOR_HOST must be "github" or "gitlab"\nEDITOR_REPOSITORY must be owner and name',
    );
  });

  it('refuse an address in place of a repository', () => {
    const address = { ...github, EDITOR_REPOSITORY: 'https://github.com/acme/site' };
    expect(() => editorSettings(address)).toThrow('for example "acme/site"');
  });
});

describe('the built editor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('asks GitHub for a token, and nobody else for anything', () => {
    buildEditor(editorSettings(github), folder);
    expect(read('config.json')).toContain(
      '"backend":{"name":"github","repo":"acme/site","branch":"main","auth_methods":["token"]}',
    );
    const allowed = [...read('_headers').matchAll(/https:\/\/[^\s;]+/g)].map(([origin]) => origin);
    expect([...new Set(allowed)]).toEqual([
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
    ]);
    expect(read('headers.conf')).toContain("frame-ancestors 'none'");
    expect(read('headers.conf')).toContain('Cross-Origin-Opener-Policy "same-origin"');
  });

  it('signs in to GitLab with its application', () => {
    const gitlab = { ...github, EDITOR_HOST: 'gitlab', EDITOR_APPLICATION_ID: 'a1b2' };
    buildEditor(editorSettings(gitlab), folder);
    expect(read('config.json')).toContain('"auth_type":"pkce","app_id":"a1b2"');
    // It would cut the popup of the sign-in off from the editor.
    for (const file of ['_headers', 'headers.conf'])
      expect(read(file)).not.toContain('Cross-Origin-Opener-Policy');
  });

  it('holds everything that its page names', () => {
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['index.html', 'editor.mjs', 'immutable.js', 'sveltia']),
    );
    expect(readdirSync(join(folder, 'sveltia'))).toContain('index.js');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../dev/test-hosts/ask.ts';
import { listenOnLoopback, type Listening } from '../hosts/serve/listen.ts';
import { createEditHandler } from './server.ts';

const site = 'http://localhost:4321';
let editor: Listening;
let running: string | undefined;

beforeAll(async () => {
  editor = await listenOnLoopback(
    createEditHandler(() => running),
    0,
  );
});

afterAll(async () => {
  await editor.close();
});

describe('the server of the editor', () => {
  it("allows its page only its own origin and the preview's", async () => {
    const { status, headers } = await ask(editor.port, '/');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/\bhttps?:\S*/g)).toEqual(['http://localhost:*;']);
  });

  it('answers only under a name of this computer', async () => {
    const headers = { Host: 'evil.example.com' };
    for (const path of ['/', '/config.json', '/check', '/sveltia/index.js'])
      expect(await ask(editor.port, path, { headers }), path).toMatchObject({ status: 421 });
  });

  it.each([undefined, 'cross-site', 'same-site', 'none'])(
    'checks nothing for another page (%s)',
    async (origin) => {
      const headers = origin === undefined ? {} : { 'Sec-Fetch-Site': origin };
      for (const method of ['GET', 'POST'])
        expect(await ask(editor.port, '/check', { method, headers })).toMatchObject({
          status: 403,
          body: '',
        });
    },
  );

  it("answers 404 for what isn't one of its files", async () => {
    for (const path of ['/package.json', '/..%2Fpackage.json', '/sveltia/no-such-file.js'])
      expect(await ask(editor.port, path), path).toMatchObject({ status: 404 });
  });
});

describe('the preview of an entry', () => {
  it.each([
    ['blog/closing-costs.md', '/blog/closing-costs'],
    ['loan-programs/fha.md', '/loan-programs/fha'],
    ['cities/dublin.md', '/service-areas/dublin'],
    ['faqs/faqs.json', '/faqs'],
  ])('of %s is its page on the site', async (file, address) => {
    running = site;
    const { status, headers } = await ask(editor.port, `/preview?path=src/content/${file}`);
    expect({ status, to: headers.location }).toEqual({ status: 302, to: site + address });
  });

  it('says why there is none', async () => {
    running = undefined;
    const starting = await ask(editor.port, '/preview?path=src/content/blog/closing-costs.md');
    expect(starting.body).toContain('The site is still starting');
    running = site;
    const figure = await ask(editor.port, '/preview?path=src/content/figures/appraisal-fee.json');
    expect(figure.body).toContain('no page of its own');
  });
});

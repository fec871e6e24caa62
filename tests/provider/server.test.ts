import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listening } from '../../tools/hosts/serve/listen.ts';
import type { Faults } from './faults.ts';
import { startProvider } from './server.ts';

let provider: Listening;

beforeEach(async () => {
  provider = await startProvider(0);
});
afterEach(() => provider.close());

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${provider.port}${path}`, init);

/** Asks as a browser does for which faults are switched on. */
const askWith = (faults: Faults, path: string, init?: RequestInit) =>
  ask(path, { ...init, headers: { 'X-Provider-Faults': JSON.stringify(faults) } });

describe('the hosted forms', () => {
  it.each(['main', 'second'])(
    '%s answers with a form that leads to a thank-you page',
    async (name) => {
      const form = await (await ask(`/widget/form/${name}`)).text();
      expect(form).toContain(`action="/widget/form/${name}/thank-you?"`);
      const thanks = await ask(`/widget/form/${name}/thank-you`, {
        method: 'POST',
        body: 'name=A',
      });
      expect(await thanks.text()).toContain('Your request has arrived.');
    },
  );

  it('show the query they were called with, escaped', async () => {
    const form = await (await ask('/widget/form/main?source=header&x=%3Cb%3E%22')).text();
    expect(form).toContain('<dt>source</dt><dd>header</dd>');
    expect(form).toContain('<dt>x</dt><dd>&lt;b&gt;&quot;</dd>');
  });

  it.each(['/widget/form/third', '/widget/form/main/other', '/widget/form/toString', '/'])(
    '%s is not there',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

it.each(['/js/form_embed.js', '/chat/loader.js', '/assets/form.js', '/assets/leave.js'])(
  '%s is a script',
  async (path) => {
    const response = await ask(path);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  },
);

describe('faults', () => {
  it('answer 500 for their own path only', async () => {
    const faults = { '/chat/loader.js': { error: true } };
    expect((await askWith(faults, '/chat/loader.js')).status).toBe(500);
    expect((await askWith(faults, '/js/form_embed.js')).status).toBe(200);
  });

  it('refuse framing', async () => {
    const faults = { '/widget/form/main': { refuseFraming: true } };
    const { headers } = await askWith(faults, '/widget/form/main');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('make a form tall', async () => {
    const form = await askWith({ '*': { tall: true } }, '/widget/form/second');
    expect(await form.text()).toContain('min-height: 1400px');
  });

  it('take the script out of a page, so that it posts nothing', async () => {
    const faults = { '/widget/form/main/thank-you': { silent: true } };
    const thanks = await askWith(faults, '/widget/form/main/thank-you');
    expect(await thanks.text()).not.toContain('form.js');
    expect(await (await askWith(faults, '/widget/form/main')).text()).toContain('form.js');
  });

  it('redirect to another origin', async () => {
    const path = '/widget/form/main/thank-you';
    const answer = await askWith({ [path]: { foreign: true } }, path, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:${provider.port}${path}`);
  });

  it('lead the whole page on', async () => {
    const form = await askWith({ '*': { leaveFrame: true } }, '/widget/form/main');
    expect(await form.text()).toContain('target="_top"');
    const other = await askWith({ '*': { leaveByScript: true } }, '/widget/form/main');
    expect(await other.text()).toContain('/assets/leave.js');
  });

  it('make a form focus itself', async () => {
    const fault = { focusAfter: 0, focusEvery: 300, focusTimes: 2, scrollIntoView: true };
    expect(await (await askWith({ '*': fault }, '/widget/form/main')).text()).toContain(
      'data-focus="{&quot;after&quot;:0,&quot;every&quot;:300,&quot;most&quot;:2,&quot;scroll&quot;:true}"',
    );
  });

  it('make an answer late', async () => {
    const started = performance.now();
    await askWith({ '/chat/loader.js': { slow: 150 } }, '/chat/loader.js');
    expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  });

  it('leave a request without an answer', async () => {
    const faults = { '/chat/loader.js': { hang: true } };
    const asked = askWith(faults, '/chat/loader.js', { signal: AbortSignal.timeout(200) });
    await expect(asked).rejects.toThrow('aborted due to timeout');
  });

  it('are off for the requests of others', async () => {
    expect((await askWith({ '*': { error: true } }, '/widget/form/main')).status).toBe(500);
    expect((await ask('/widget/form/main')).status).toBe(200);
  });

  it.each([
    ['[]', 'The faults must be an object'],
    ['{"js": {}}', '"js" is not a path'],
    ['{"*": 3}', 'The fault of * must be an object'],
    ['{"*": {"slwo": 3}}', 'Unknown fault "slwo" for *'],
    ['{"*": {"slow": "3"}}', 'The fault "slow" for * must be a number.'],
  ])('%s is refused', async (faults, message) => {
    const response = await ask('/widget/form/main', { headers: { 'X-Provider-Faults': faults } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  });
});

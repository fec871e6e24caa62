import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listening } from '../../tools/hosts/serve/listen.ts';
import type { Faults } from './faults.ts';
import { startProvider } from './server.ts';

let provider: Listening;

beforeEach(async () => {
  provider = await startProvider({ port: 0 });
});
afterEach(() => provider.close());

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${provider.port}${path}`, init);

async function switchFaults(faults: Faults) {
  await ask('/__faults', { method: 'POST', body: JSON.stringify(faults) });
}

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
  it('are off at first, and can be read and replaced', async () => {
    expect(await (await ask('/__faults')).json()).toEqual({});
    await switchFaults({ '*': { error: true } });
    expect(await (await ask('/__faults')).json()).toEqual({ '*': { error: true } });
    await switchFaults({});
    expect((await ask('/widget/form/main')).status).toBe(200);
  });

  it('answer 500 for their own path only', async () => {
    await switchFaults({ '/chat/loader.js': { error: true } });
    expect((await ask('/chat/loader.js')).status).toBe(500);
    expect((await ask('/js/form_embed.js')).status).toBe(200);
  });

  it('refuse framing', async () => {
    await switchFaults({ '/widget/form/main': { refuseFraming: true } });
    const { headers } = await ask('/widget/form/main');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('make a form tall', async () => {
    await switchFaults({ '*': { tall: true } });
    expect(await (await ask('/widget/form/second')).text()).toContain('data-height="1400"');
  });

  it('take the script out of a page, so that it posts nothing', async () => {
    await switchFaults({ '/widget/form/main/thank-you': { silent: true } });
    expect(await (await ask('/widget/form/main/thank-you')).text()).not.toContain('form.js');
    expect(await (await ask('/widget/form/main')).text()).toContain('form.js');
  });

  it('redirect to another origin', async () => {
    await switchFaults({ '/widget/form/main/thank-you': { foreign: true } });
    const { status, headers } = await ask('/widget/form/main/thank-you', { redirect: 'manual' });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(
      `http://localhost:${provider.port}/widget/form/main/thank-you`,
    );
  });

  it('lead the whole page on', async () => {
    await switchFaults({ '*': { leaveFrame: true } });
    expect(await (await ask('/widget/form/main')).text()).toContain('target="_top"');
    await switchFaults({ '*': { leaveByScript: true } });
    expect(await (await ask('/widget/form/main')).text()).toContain('/assets/leave.js');
  });

  it('make a form focus itself', async () => {
    await switchFaults({
      '*': { focusAfter: 0, focusEvery: 300, focusTimes: 2, scrollIntoView: true },
    });
    expect(await (await ask('/widget/form/main')).text()).toContain(
      'data-focus="{&quot;after&quot;:0,&quot;every&quot;:300,&quot;most&quot;:2,&quot;scroll&quot;:true}"',
    );
  });

  it('make an answer late', async () => {
    await switchFaults({ '/chat/loader.js': { slow: 150 } });
    const started = performance.now();
    await ask('/chat/loader.js');
    expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  });

  it('leave a request without an answer', async () => {
    await switchFaults({ '/chat/loader.js': { hang: true } });
    const asked = ask('/chat/loader.js', { signal: AbortSignal.timeout(200) });
    await expect(asked).rejects.toThrow('aborted due to timeout');
  });

  it('can be asked for by one browser alone', async () => {
    const headers = { 'X-Provider-Faults': JSON.stringify({ '*': { error: true } }) };
    expect((await ask('/widget/form/main', { headers })).status).toBe(500);
    expect((await ask('/widget/form/main')).status).toBe(200);
  });

  it.each([
    ['[]', 'The faults must be an object'],
    ['{"js": {}}', '"js" is not a path'],
    ['{"*": 3}', 'The fault of * must be an object'],
    ['{"*": {"slwo": 3}}', 'Unknown fault "slwo" for *'],
    ['{"*": {"slow": "3"}}', 'The fault "slow" for * must be a number.'],
  ])('%s is refused', async (body, message) => {
    const response = await ask('/__faults', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenOnLoopback, type Listening } from '../../hosts/serve/listen.ts';
import { askLink } from './ask-link.ts';
import { checkLinks, type CheckedLink } from './check-links.ts';
import { findLinks } from './find-links.ts';
import { readMemory, writeMemory, type Memory } from './memory.ts';
import { report } from './report.ts';

let server: Listening;
let asked: string[] = [];
const address = (path: string) => `http://127.0.0.1:${server.port}${path}`;

beforeAll(async () => {
  server = await listenOnLoopback((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    if (url === '/silent') return;
    if (url === '/old') response.writeHead(301, { location: '/new' });
    else if (url === '/gone') response.writeHead(404);
    else if (url === '/browsers' && method === 'HEAD') response.writeHead(405);
    else if (url === '/robots') response.writeHead(403);
    response.end('A page.');
  }, 0);
});
afterAll(async () => {
  await server.close();
});

describe('a page that is asked for', () => {
  it.each([
    ['/fine', 200, undefined],
    ['/fine#place', 200, undefined],
    ['/browsers', 200, undefined],
    ['/gone', 404, undefined],
    ['/robots', 403, undefined],
    ['/old', 200, '/new'],
  ])('%s answers %i', async (path, status, movedTo) => {
    expect(await askLink(address(path), 5000)).toEqual({
      kind: 'answered',
      status,
      movedTo: movedTo === undefined ? undefined : address(movedTo),
    });
  });

  it('may take only its time', async () => {
    const answer = await askLink(address('/silent'), 60);
    expect(answer).toEqual({ kind: 'silent', reason: 'no answer within 0.06 s' });
  });

  it('may be on a site that is not there', async () => {
    const nowhere = await listenOnLoopback(() => undefined, 0);
    await nowhere.close();
    const answer = await askLink(`http://127.0.0.1:${nowhere.port}/`, 5000);
    expect(answer).toEqual({ kind: 'silent', reason: 'ECONNREFUSED' });
  });
});

describe('links in texts', () => {
  it('are found once with all their places, in Markdown and JSON', () => {
    const texts = new Map([
      ['a.md', 'See [HUD](https://www.hud.gov/a).\n\nAlso <https://www.va.gov/b>, twice.'],
      ['b.json', '{ "url": "https://www.hud.gov/a" }'],
    ]);
    expect(findLinks(texts, undefined)).toEqual([
      { url: 'https://www.hud.gov/a', places: ['a.md:1', 'b.json:1'] },
      { url: 'https://www.va.gov/b', places: ['a.md:3'] },
    ]);
  });

  it.each([
    'https://www.site.test/about',
    'https://www.example.com/',
    'https://www.tiktok.com/@example',
    '/about',
    'https://[',
  ])('%s is none', (url) => {
    expect(findLinks(new Map([['a.md', `[x](${url})`]]), 'www.site.test')).toEqual([]);
  });
});

describe('a check', () => {
  const options = { today: '2026-01-15', timeout: 5000, atOnce: 2, keepDays: 7 };
  const links = (...paths: string[]) =>
    paths.map((path) => ({ url: address(path), places: ['a.md:1'] }));
  const known = (entries: Record<string, Memory[string]>) =>
    Object.fromEntries(Object.entries(entries).map(([path, one]) => [address(path), one]));

  it('asks for what is new, old or was not good, and remembers the answers', async () => {
    asked = [];
    const memory = known({
      '/lately': { day: '2026-01-09', status: 200 },
      '/long-ago': { day: '2026-01-08', status: 200 },
      '/gone': { day: '2026-01-15', status: 404 },
      '/no-longer-linked': { day: '2026-01-15', status: 200 },
    });
    const checked = await checkLinks(links('/lately', '/long-ago', '/gone'), memory, options);
    expect(asked.toSorted()).toEqual(['GET /gone', 'HEAD /gone', 'HEAD /long-ago']);
    expect(checked.memory).toEqual(
      known({
        '/lately': { day: '2026-01-09', status: 200 },
        '/long-ago': { day: '2026-01-15', status: 200 },
        '/gone': { day: '2026-01-15', status: 404 },
      }),
    );
  });

  it('keeps an earlier answer of a site that is silent', async () => {
    const memory = known({ '/silent': { day: '2025-12-01', status: 200 } });
    const checked = await checkLinks(links('/silent'), memory, { ...options, timeout: 60 });
    expect(checked.memory).toEqual(memory);
  });
});

describe('the report', () => {
  const link = (url: string, now: CheckedLink['now'], before?: Memory[string]): CheckedLink => ({
    url,
    places: ['a.md:1'],
    now,
    before,
  });
  const silent = { kind: 'silent', reason: 'ENOTFOUND' } as const;

  it('says by kind what to do', () => {
    const words = report([
      link('https://a.test/', { kind: 'answered', status: 404 }),
      link('https://b.test/', { kind: 'answered', status: 200, movedTo: 'https://b.test/new' }),
      link('https://c.test/', { kind: 'answered', status: 403 }),
      link('https://d.test/', silent, { day: '2026-01-01', status: 200 }),
      link('https://e.test/', undefined, { day: '2026-01-14', status: 200 }),
    ]);
    expect(words).toBe(`Gone. Find where the page went, or take the link out:
  https://a.test/
    answers 404
    in a.md:1

Moved. Write the new address:
  https://b.test/
    now https://b.test/new
    in a.md:1

The site does not answer programs. Open these in a browser now and then:
  https://c.test/
    answers 403
    in a.md:1

No answer. Try again later; when it stays so, take the link out:
  https://d.test/
    ENOTFOUND; it answered 200 on 2026-01-01
    in a.md:1

Asked for 4 links; 1 had a good answer lately.
4 of 5 links of other sites need a look. Nothing is stopped by it.`);
  });

  it('counts what is good when there is nothing to do', () => {
    const good = { day: '2026-01-14', status: 200 };
    expect(report([link('https://a.test/', undefined, good)])).toBe(
      'Asked for 0 links; 1 had a good answer lately.\n1 of 1 link of other sites were good when last asked for.',
    );
    expect(report([link('https://a.test/', silent)])).toContain('0 of 1 link of other sites');
  });

  it('is from earlier answers when no site answers, and says so', () => {
    const words = report([
      link('https://a.test/', silent, { day: '2026-01-01', status: 404 }),
      link('https://b.test/', silent, { day: '2026-01-03', status: 200 }),
      link('https://c.test/', silent),
    ]);
    expect(words).toBe(`Gone. Find where the page went, or take the link out:
  https://a.test/
    answers 404
    in a.md:1

No site answered: this computer seems to be offline. The report is from earlier answers, of 2026-01-01 to 2026-01-03.
Never looked at: 1 link.
1 of 3 links of other sites need a look. Nothing is stopped by it.`);
  });
});

describe('the memory', () => {
  it('is what was written, and empty when its file is missing or damaged', () => {
    const folder = mkdtempSync(join(tmpdir(), 'links-'));
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const file = join(folder, 'kept', 'links.json');
    const memory = { 'https://a.test/': { day: '2026-01-01', status: 200 } };
    expect(readMemory(file)).toEqual({});
    writeMemory(file, memory);
    expect(readMemory(file)).toEqual(memory);
    writeFileSync(file, '{ "https://a.test/": 1 }');
    expect(readMemory(file)).toEqual({});
    expect(warned).toHaveBeenCalledOnce();
    rmSync(folder, { recursive: true });
    warned.mockRestore();
  });
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { campaignKeys } from '../../src/third-party/campaign.ts';
import { root, run, temporaryFolder, writeProgram } from './rehearsal.ts';

/** How each server writes a request down. */
const formats = {
  COMBINED: (request: string) =>
    `203.0.113.7 - - [29/Nov/2026:10:00:00 +0000] "${request} HTTP/1.1" 200 5 "https://from.test/" "Browser"`,
  CADDY: (request: string) => {
    const [method, uri] = request.split(' ');
    return JSON.stringify({ request: { client_ip: '203.0.113.7', method, uri }, status: 200 });
  },
};
const page = 'GET /about';
const call = 'POST /count/call?page=%2Fabout';
const campaigns = campaignKeys.map((key) => `GET /?a=b&${key}=c`);

let place: string;
beforeEach(() => {
  place = temporaryFolder();
  mkdirSync(join(place, 'programs'));
  // Stands in for GoAccess: its page is how it was called, then what it was given.
  writeProgram(
    join(place, 'programs/goaccess'),
    `for word in "$@"; do case $word in --output=*) page=\${word#--output=} ;; esac; done
    { echo "$*"; cat "$1"; } >"$page"`,
  );
});

const report = (format: string, log: readonly string[]) => {
  writeFileSync(join(place, 'log'), `${log.join('\n')}\n`);
  return run(['bash', '-c', `${root}/deploy/report.sh ${format} <log`], {
    cwd: place,
    programs: join(place, 'programs'),
  });
};
const linesOf = (name: string) =>
  readFileSync(join(place, 'report', `${name}.html`), 'utf8')
    .trimEnd()
    .split('\n');

it.each(Object.entries(formats))(
  'reports pages, campaigns, and contacts of a log in the format %s, addresses masked',
  (format, write) => {
    const requests = [page, ...campaigns, call];
    expect(report(format, requests.map(write)).code).toBe(0);
    for (const [name, expected] of Object.entries({
      pages: requests,
      campaigns,
      contacts: [call],
    })) {
      const [words, ...given] = linesOf(name);
      expect(words).toContain(`--log-format=${format}`);
      expect(words).toContain('--anonymize-ip');
      expect(given).toEqual(expected.map(write));
    }
  },
);

it('says what the log has none of', () => {
  expect(report('COMBINED', [formats.COMBINED(page)])).toMatchObject({
    code: 0,
    said: expect.stringContaining('Calls, emails, and opened forms: none in this log') as string,
  });
  expect(existsSync(join(place, 'report/contacts.html'))).toBe(false);
});

it('asks how the log is written', () => {
  expect(report('', [])).toMatchObject({
    code: 2,
    said: expect.stringContaining('CADDY') as string,
  });
});

it.each(['Cloudflare', 'Netlify', 'Vercel', 'Azure Static Web Apps', 'GitHub Pages'])(
  'the guide tells owners of a site on %s where their numbers are',
  (host) => {
    const guide = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
    const [, section = ''] = /\n### Other hosts\n([\s\S]*?)\n## /.exec(guide) ?? [];
    expect(section).toMatch(new RegExp(`\\| ${host} +\\| \\S`));
  },
);

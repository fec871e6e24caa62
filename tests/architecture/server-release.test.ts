import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root, run, temporaryFolder, writeProgram, type Outcome } from './rehearsal.ts';
import { setUpServer } from './server-stand-in.ts';

let place: string;
let built: string;

const at = (...parts: string[]) => join(place, ...parts);
const live = () => (existsSync(at('releases/current')) ? readlinkSync(at('releases/current')) : '');
const releases = () =>
  readdirSync(at('releases'))
    .filter((name) => name.startsWith('20'))
    .sort();
const named = (second: number) => `2026-11-29T1020${String(second).padStart(2, '0')}Z`;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What a build leaves; further files replace its own. */
function build(page: string, further: Record<string, string> = {}): void {
  rmSync(built, { recursive: true, force: true });
  const files = {
    'dist/index.html': page,
    'dist/404.html': 'missing',
    'dist/robots.txt': 'Sitemap: https://www.example.com/sitemap-index.xml\n',
    'dist/_headers': `/*\n  Content-Security-Policy: policy of ${page}\n`,
    'dist-hosts/nginx/site.conf': 'include /etc/nginx/snippets/site-*.conf;',
    'dist-hosts/nginx/site-brotli.conf': 'brotli_static on;',
    'dist-hosts/Caddyfile': 'www.example.com',
    ...further,
  };
  for (const [file, text] of Object.entries(files)) if (text) write(join(built, file), text);
}

const deploy = (second: number): Outcome =>
  run([`${root}/deploy/to-server.sh`], {
    cwd: built,
    programs: at('programs'),
    env: { SERVER: 'deploy@www.example.com', SECOND: String(second).padStart(2, '0') },
  });

const switchTo = (...words: string[]) =>
  run([at('programs/switch-release'), ...words], { programs: at('programs') });

beforeEach(() => {
  place = temporaryFolder();
  built = at('built');
  setUpServer(place);
});

describe('to-server.sh and switch-release', { timeout: 30_000 }, () => {
  it('make the first release live', () => {
    build('one');
    const { code, said } = deploy(1);
    expect(said).toContain(`Release ${named(1)} is live on deploy@www.example.com.`);
    expect(code).toBe(0);
    expect(live()).toBe(named(1));
  });

  it('make the next one live and remember the one before', () => {
    build('one');
    deploy(1);
    build('two');
    expect(deploy(2).code).toBe(0);
    expect(live()).toBe(named(2));
    expect(readlinkSync(at('releases/previous'))).toBe(named(1));
  });

  it.each([
    [
      'a configuration that nginx refuses',
      { 'dist-hosts/nginx/site.conf': 'BROKEN' },
      'nginx refuses the configuration',
    ],
    [
      'a further configuration that nginx refuses',
      { 'dist-hosts/nginx/site-brotli.conf': 'BROKEN' },
      'nginx refuses the configuration',
    ],
    ['a missing page', { 'dist/404.html': '' }, 'has no dist/404.html'],
    [
      'a missing part of the configuration',
      { 'dist-hosts/nginx/site-brotli.conf': '' },
      'nginx refuses the configuration',
    ],
  ])('leave everything as it is before the switch for %s', (_, files, reason) => {
    build('one');
    deploy(1);
    // Nobody may have seen it, not even for a moment.
    writeProgram(
      at('programs/mv'),
      `case "$*" in *current*) touch ${place}/switched ;; esac; exec /bin/mv "$@"`,
    );
    build('two', files);
    const { code, said } = deploy(2);
    expect(code).toBe(1);
    expect(said).toContain(reason);
    expect(said).toContain(`release ${named(1)} is still live`);
    expect(live()).toBe(named(1));
    expect(existsSync(at('switched'))).toBe(false);
  });

  it.each([
    ['the reload fails', { 'dist-hosts/no-reload': 'yes' }, 'Job failed.'],
    [
      'the server does not answer',
      { 'dist-hosts/no-answer': 'yes' },
      "doesn't answer http://www.example.com:80/",
    ],
  ])('go back by themselves when %s', (_, files, reason) => {
    build('one');
    deploy(1);
    build('two', files);
    const { code, said } = deploy(2);
    expect(code).toBe(1);
    expect(said).toContain(reason);
    expect(said).toContain(
      `Release ${named(2)} was rolled back. Release ${named(1)} is live again.`,
    );
    expect(live()).toBe(named(1));
    expect(existsSync(at('releases/previous'))).toBe(false);
  });

  it('go back when the server keeps its old settings', () => {
    build('one');
    deploy(1);
    writeProgram(at('programs/systemctl'), '');
    build('two');
    const { code, said } = deploy(2);
    expect(code).toBe(1);
    expect(said).toContain('security policy');
    expect(live()).toBe(named(1));
  });

  it('say so when the release before does not answer either', () => {
    build('one');
    deploy(1);
    writeProgram(at('programs/systemctl'), 'exit 1');
    build('two');
    const { code, said } = deploy(2);
    expect(code).toBe(1);
    expect(said).toContain('the site may be down');
    expect(live()).toBe(named(1));
  });

  it('keep the first release in place when it does not answer yet', () => {
    build('one', { 'dist-hosts/no-answer': 'yes' });
    const { code, said } = deploy(1);
    expect(code).toBe(1);
    expect(said).toContain("there's no earlier one to go back to");
    expect(said).toContain(`sudo switch-release ${named(1)}`);
  });

  it('upload nothing when the build is not complete', () => {
    build('one');
    rmSync(join(built, 'dist-hosts'), { recursive: true });
    const { code, said } = deploy(1);
    expect(code).toBe(1);
    expect(said).toContain('Run "npm run build" first. Nothing was uploaded.');
    expect(releases()).toEqual([]);
  });

  it('leave no half release when the upload breaks off', () => {
    build('one');
    deploy(1);
    writeProgram(
      at('programs/tar'),
      'case "$*" in *--create*) /bin/tar "$@" | head --bytes 200 ;; *) exec /bin/tar "$@" ;; esac',
    );
    build('two');
    const { code, said } = deploy(2);
    expect(code).toBe(1);
    expect(said).toContain('Nothing changed on deploy@www.example.com.');
    expect(releases()).toEqual([named(1)]);
    expect(readdirSync(at('releases'))).not.toContain(`.incoming-${named(2)}`);
  });

  it('say that the server cannot be reached', () => {
    build('one');
    write(at('connection-breaks'), '');
    const { code, said } = deploy(1);
    expect(code).toBe(1);
    expect(said).toContain('The upload failed');
  });

  it('ask again when the answer to the switch is lost', () => {
    build('one');
    deploy(1);
    write(at('answer-is-lost'), '');
    build('two');
    expect(deploy(2)).toMatchObject({ code: 0 });
    expect(live()).toBe(named(2));
    expect(readlinkSync(at('releases/previous'))).toBe(named(1));
  });

  it('refuse a second release of the same second', () => {
    build('one');
    deploy(1);
    build('two');
    const { code, said } = deploy(1);
    expect(code).toBe(1);
    expect(said).toContain('Run this again.');
    expect(readdirSync(at('releases', named(1))).sort()).toEqual(['dist', 'dist-hosts']);
  });

  it('keep ten releases, and always the live one and the one before', () => {
    for (let second = 0; second < 12; second++) mkdirSync(at('releases', named(second)));
    symlinkSync(named(0), at('releases/current'));
    build('page');
    expect(deploy(20).code).toBe(0);
    const newest = Array.from({ length: 9 }, (_, index) => named(index + 3));
    expect(releases()).toEqual([named(0), ...newest, named(20)]);
    expect(live()).toBe(named(20));
  });
});

describe('switch-release', { timeout: 30_000 }, () => {
  it.each([[''], ['../../etc'], ['current'], [`${named(1)} x`], [`${named(1)}\n`], ['$(id)']])(
    'takes nothing but the name of a release: %j',
    (name) => {
      const { code, said } = switchTo(name);
      expect(code).toBe(1);
      expect(said).toContain('Name one release');
    },
  );

  it('rolls back to an earlier release by its name', () => {
    build('one');
    deploy(1);
    build('two');
    deploy(2);
    expect(switchTo(named(1)).code).toBe(0);
    expect(live()).toBe(named(1));
    expect(readlinkSync(at('releases/previous'))).toBe(named(2));
  });

  it('refuses a release that points elsewhere by a symbolic link', () => {
    build('one');
    deploy(1);
    symlinkSync('/etc/passwd', at('releases', named(1), 'dist/secret'));
    const { code, said } = switchTo(named(1));
    expect(code).toBe(1);
    expect(said).toContain('symbolic links');
  });

  it('tests the file of Caddy where Caddy serves the site', () => {
    mkdirSync(at('etc/caddy'));
    symlinkSync(at('releases/current/dist-hosts/Caddyfile'), at('etc/caddy/Caddyfile'));
    build('one');
    expect(deploy(1).code).toBe(0);
    build('two', { 'dist-hosts/Caddyfile': 'BROKEN' });
    const { code, said } = deploy(2);
    expect(code).toBe(1);
    expect(said).toContain('caddy refuses the configuration');
    expect(live()).toBe(named(1));
  });

  it('waits for another switch, and gives up in the end', () => {
    build('one');
    deploy(1);
    writeProgram(at('programs/flock'), 'exit 1');
    const { code, said } = switchTo(named(1));
    expect(code).toBe(1);
    expect(said).toContain('Another release is being switched.');
  });
});

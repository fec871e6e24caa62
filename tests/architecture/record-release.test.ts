import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mustRun, root, run, temporaryFolder, writeProgram, type Outcome } from './rehearsal.ts';

const list = 'src/content/redirects/published.json';
const person = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];

let template: string;
let place: string;
let server: string;
let release: string;

const git = (folder: string, ...words: string[]) =>
  mustRun(['git', ...person, '-C', folder, ...words], folder);
const onServer = (...words: string[]) => git(server, ...words);

/** Commits one file in a fresh clone of the branch and pushes it, as a colleague would. */
function colleaguePushes(branch: string, file: string, text: string): void {
  const clone = join(place, `colleague-${Math.random()}`);
  mustRun(['git', 'clone', '--quiet', '--branch', branch, server, clone], place);
  mkdirSync(join(clone, file, '..'), { recursive: true });
  writeFileSync(join(clone, file), text);
  git(clone, 'add', '.');
  git(clone, 'commit', '--quiet', '--message', `Change ${file}`);
  git(clone, 'push', '--quiet', 'origin', branch);
}

/** Makes the server run a script before it takes a push. */
const beforeEachPush = (script: string) => {
  writeProgram(join(server, 'hooks/pre-receive'), script);
};

/** A hook that lets a colleague's commit land first, once, when the branch is pushed to. */
const overtakenOn = (branch: string, commit: string) => `
  read -r _ _ ref
  if [ "$ref" = refs/heads/${branch} ] && [ ! -e ${place}/overtaken ]; then
    touch ${place}/overtaken
    unset GIT_QUARANTINE_PATH GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES
    git update-ref refs/heads/${branch} ${commit}
  fi`;

const refusing = (branch: string) => `
  while read -r _ _ ref; do
    if [ "$ref" = refs/heads/${branch} ]; then echo "protected branch"; exit 1; fi
  done`;

function record(words = 'What the pages say.', addresses = ['/', '/about', '/new']): Outcome {
  writeFileSync(join(place, 'pages.txt'), words);
  writeFileSync(join(place, 'published.json'), JSON.stringify(addresses));
  return run(
    [`${root}/deploy/record-release.sh`, join(place, 'pages.txt'), join(place, 'published.json')],
    { cwd: release, programs: join(place, 'programs') },
  );
}

const addressesOnMain = () => JSON.parse(onServer('show', `main:${list}`)) as unknown;
const wordsOnRecord = () => onServer('show', 'release-record:pages.txt');
const changedOnMain = () => onServer('diff', '--name-only', 'main~1', 'main');

beforeAll(() => {
  template = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const first = join(template, 'first');
  mkdirSync(join(template, 'programs'));
  writeProgram(join(template, 'programs/sleep'), '');
  mustRun(['git', 'init', '--quiet', '--bare', '--initial-branch=main', 'server.git'], template);
  mustRun(['git', 'init', '--quiet', '--initial-branch=main', first], template);
  mkdirSync(join(first, list, '..'), { recursive: true });
  writeFileSync(join(first, list), '[\n  "/",\n  "/about"\n]\n');
  git(first, 'add', '.');
  git(first, 'commit', '--quiet', '--message', 'Begin');
  git(first, 'push', '--quiet', '../server.git', 'main');
  // As shallow as the workflow's.
  const address = `file://${template}/server.git`;
  mustRun(['git', 'clone', '--quiet', '--depth', '1', address, 'release'], template);
});

afterAll(() => {
  rmSync(template, { recursive: true, force: true });
});

beforeEach(() => {
  place = temporaryFolder();
  server = join(place, 'server.git');
  release = join(place, 'release');
  cpSync(template, place, { recursive: true });
  const settings = join(release, '.git/config');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(template, place));
});

describe('record-release.sh', { timeout: 30_000 }, () => {
  it('records the words and the new addresses', () => {
    const { code, said } = record();
    expect(said).toContain('on record');
    expect(code).toBe(0);
    expect(wordsOnRecord()).toBe('What the pages say.');
    expect(addressesOnMain()).toEqual(['/', '/about', '/new']);
    expect(changedOnMain()).toBe(list);
  });

  it('adds nothing when words and addresses are the same', () => {
    record();
    const before = onServer('show-ref');
    expect(record().code).toBe(0);
    expect(onServer('show-ref')).toBe(before);
  });

  it('keeps the words of earlier releases in the history', () => {
    record('First.');
    record('Second.');
    expect(wordsOnRecord()).toBe('Second.');
    expect(onServer('show', 'release-record~1:pages.txt')).toBe('First.');
  });

  it('refuses a release from another branch and pushes nothing', () => {
    git(release, 'switch', '--quiet', '--create', 'proposal');
    writeFileSync(join(release, 'unreviewed.ts'), 'unreviewed');
    git(release, 'add', '.');
    git(release, 'commit', '--quiet', '--message', 'Propose');
    const before = onServer('show-ref');
    const { code, said } = record();
    expect(code).toBe(1);
    expect(said).toContain("isn't on main");
    expect(onServer('show-ref')).toBe(before);
  });

  it('leaves changed, new, and staged files of the folder out of the record', () => {
    writeFileSync(join(release, 'staged.ts'), 'unreviewed');
    git(release, 'add', '.');
    writeFileSync(join(release, list), '["/elsewhere"]');
    expect(record().code).toBe(0);
    expect(changedOnMain()).toBe(list);
    expect(addressesOnMain()).toEqual(['/', '/about', '/new']);
    expect(onServer('ls-tree', '--name-only', 'release-record')).toBe('pages.txt');
  });

  it('records a release when main moved after it was built', () => {
    colleaguePushes('main', 'later.ts', 'reviewed');
    expect(record().code).toBe(0);
    expect(onServer('show', 'main:later.ts')).toBe('reviewed');
    expect(changedOnMain()).toBe(list);
  });

  it('keeps addresses that main got meanwhile', () => {
    colleaguePushes('main', list, '[\n  "/",\n  "/about",\n  "/other"\n]\n');
    expect(record().code).toBe(0);
    expect(addressesOnMain()).toEqual(['/', '/about', '/new', '/other']);
  });

  it.each(['main', 'release-record'])('starts over when %s moves during its push', (branch) => {
    record('Earlier.', ['/', '/about']);
    const overtaking = join(place, 'overtaking');
    mustRun(['git', 'clone', '--quiet', '--branch', branch, server, overtaking], place);
    writeFileSync(join(overtaking, 'overtaking.txt'), 'first');
    git(overtaking, 'add', '.');
    git(overtaking, 'commit', '--quiet', '--message', 'Overtake');
    git(overtaking, 'push', '--quiet', 'origin', 'HEAD:refs/heads/waiting');
    beforeEachPush(overtakenOn(branch, git(overtaking, 'rev-parse', 'HEAD')));
    expect(record()).toMatchObject({ code: 0 });
    expect(onServer('log', '--format=%s', branch)).toContain('Overtake');
    expect(wordsOnRecord()).toBe('What the pages say.');
    expect(addressesOnMain()).toEqual(['/', '/about', '/new']);
  });

  it('records the words where main is protected, and says what to do about the list', () => {
    beforeEachPush(refusing('main'));
    const { code, said } = record();
    expect(code).toBe(1);
    expect(wordsOnRecord()).toBe('What the pages say.');
    expect(said).toContain('protected branch');
    expect(said).toContain('Allow the workflow to push to main');
  });

  it('fails when the words cannot be recorded, after a few tries', () => {
    beforeEachPush(`echo try >>${place}/tries; ${refusing('release-record')}`);
    const { code, said } = record();
    expect(code).toBe(1);
    expect(said).toContain("isn't on record");
    expect(run(['wc', '-l', join(place, 'tries')]).said).toMatch(/^5 /);
  });

  it('takes nothing for an address that is none', () => {
    const { code, said } = record('What the pages say.', ['/', 'https://elsewhere.example']);
    expect(code).toBe(1);
    expect(said).toContain('"https://elsewhere.example" is not an address of this site');
    expect(wordsOnRecord()).toBe('What the pages say.');
  });

  it('says that the repository does not answer', () => {
    git(release, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
    const { code, said } = record();
    expect(code).toBe(1);
    expect(said).toContain("can't be fetched");
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const variables = z.record(z.string(), z.unknown()).default({});
const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: variables,
  env: variables,
});
const jobSchema = z.object({
  if: z.string().default(''),
  environment: z.string().optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  env: variables,
  steps: z.array(stepSchema),
  'timeout-minutes': z.number(),
});
const workflowSchema = z.object({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), jobSchema),
});
const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().default(false),
    }),
  ),
});

const readPackage = (file: string) => packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const { scripts } = readPackage('package.json');
const workflows = globSync('.github/workflows/*.yml').map((file) => {
  const { on, permissions, jobs } = workflowSchema.parse(parse(readFileSync(file, 'utf8')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const runs = steps.flatMap(({ run }) => (run === undefined ? [] : run.split('\n')));
  return { file, on, permissions, jobs, steps, runs };
});
type Job = z.infer<typeof jobSchema>;

const workflow = (name: string) => {
  const found = workflows.find(({ file }) => file.endsWith(`/${name}.yml`));
  if (!found) throw new Error(`There's no workflow ${name}.yml.`);
  return found;
};
const jobsOf = (name: string) => Object.entries(workflow(name).jobs);
const holdsSecret = (value: unknown) => /secrets[.[]|github\.token/.test(JSON.stringify(value));
/** Runs what dependencies or the project's own code bring along. */
const runsCode = (run = '') => /\b(?:npm|npx|node|yarn|pnpm)\b/.test(run);
const mayPush = ({ permissions }: Job) => permissions.contents === 'write';

describe.each(workflows)('$file', ({ file, on, permissions, jobs, steps, runs }) => {
  it('uses actions of other people only as they were read, by commit', () => {
    for (const { uses } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    }
  });

  it('may write nothing unless a job says so', () => {
    expect(Object.values(permissions)).not.toContain('write');
  });

  it('runs only scripts that exist', () => {
    const named = runs.flatMap((run) => /^npm run (?<name>[\w:-]+)/.exec(run)?.groups?.name ?? []);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it('runs no package that is not locked', () => {
    expect(runs.filter((run) => /\bnpx\b|npm (?:exec|install|i)\b/.test(run))).toEqual([]);
  });

  it('shows a secret only to the step that uploads, never to one that installs or builds', () => {
    for (const { env, steps: ofJob } of Object.values(jobs)) {
      expect(holdsSecret(env)).toBe(false);
      const trusted = ofJob.filter((step) => holdsSecret([step.env, step.with]));
      for (const { run } of trusted) expect(runsCode(run)).toBe(false);
    }
  });

  it('puts nothing that a proposal can name into a command', () => {
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('leaves the token that checks out behind only where a job has to push', () => {
    for (const job of Object.values(jobs)) {
      const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      for (const checkout of checkouts)
        expect(checkout.with['persist-credentials'] !== false).toBe(mayPush(job));
    }
  });

  it('gives no secret and no right to write to the code of a proposal', () => {
    const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
    expect(events).not.toContain('pull_request_target');
    if (!events.includes('pull_request')) return;
    expect(readFileSync(file, 'utf8')).not.toMatch(/secrets\.|secrets\[/);
    for (const { environment, permissions: rights } of Object.values(jobs)) {
      expect(environment).toBeUndefined();
      expect(Object.values(rights)).not.toContain('write');
    }
  });
});

describe('a release', () => {
  it('is built, published, and recorded only on main, and says so elsewhere', () => {
    for (const [name, { if: condition }] of jobsOf('deploy')) {
      const wanted =
        name === 'only-main'
          ? "github.ref != 'refs/heads/main'"
          : /(?:^|&& )github\.ref == 'refs\/heads\/main'(?: &&|$)/;
      expect(condition, name).toMatch(wanted);
    }
    const elsewhere = workflow('deploy').jobs['only-main']?.steps[0]?.run ?? '';
    expect(elsewhere).toMatch(/::error::.*\n\s*exit 1/);
  });

  it('is pushed to main by a job that runs git and its script alone', () => {
    const pushing = jobsOf('deploy').filter(([, job]) => mayPush(job));
    expect(pushing.map(([name]) => name)).toEqual(['record']);
    const runs = pushing.flatMap(([, { steps }]) => steps.flatMap(({ run }) => run ?? []));
    expect(runs).toEqual(['deploy/record-release.sh snapshot/pages.txt snapshot/published.json']);
  });

  it('is built only after preflight', () => {
    const { runs } = workflow('deploy');
    const order = ['npm ci', 'npm run preflight', 'npm run build'].map((run) => runs.indexOf(run));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('has its hidden files on every host', () => {
    const uploads = workflow('deploy').steps.filter(({ with: { path } }) =>
      String(path).startsWith('dist'),
    );
    expect(uploads.map(({ uses }) => uses?.split('@')[0]).sort()).toEqual([
      'actions/upload-artifact',
      'actions/upload-pages-artifact',
    ]);
    for (const upload of uploads) expect(upload.with['include-hidden-files']).toBe(true);
  });
});

describe('a preview', () => {
  it('shows drafts and stays out of search engines', () => {
    expect(workflow('preview').jobs.preview?.env.PREVIEW).toBe('true');
  });

  it('is uploaded by code of main, which its files cannot replace', () => {
    const { jobs, steps, on } = workflow('upload-preview');
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(on))).toEqual(['workflow_run']);
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(Object.keys(checkout?.with ?? {})).toEqual(['persist-credentials']);
    const download = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    expect(download?.with.path).toBe('proposal');
    for (const { if: condition } of Object.values(jobs))
      expect(condition).toContain('head_repository.full_name == github.repository');
  });
});

it.each(['deploy', 'preview'])('%s begins its build where the one before ended', (name) => {
  const { steps } = workflow(name);
  const kept = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(kept).not.toBe(-1);
  expect(steps[kept + 1]?.run).toBe('npm run build');
});

it.each(['deploy', 'upload-preview'])('%s checks files before it uploads them', (name) => {
  const { runs } = workflow(name);
  const prepared = runs.lastIndexOf('deploy/prepare-upload.sh "$HOST"');
  expect(prepared).not.toBe(-1);
  const uploads = runs.filter((run) => run.startsWith('deploy/tools/'));
  expect(uploads).toHaveLength(4);
  for (const upload of uploads) expect(runs.indexOf(upload)).toBeGreaterThan(prepared);
});

it('the site is built every day, when that business date begins, for what is due', () => {
  const { on } = z
    .object({ on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }) })
    .parse(workflow('deploy'));
  const daily = /^\d+ (?<hour>\d+) \* \* \*$/.exec(on.schedule[0]?.cron ?? '')?.groups;
  // Midnight in Ohio is 4 or 5 in the morning UTC.
  expect(Number(daily?.hour)).toBeGreaterThanOrEqual(5);
  expect(Number(daily?.hour)).toBeLessThanOrEqual(12);
});

it('the daily build stays on without commits, by a job that runs nothing else', () => {
  const mayEnable = jobsOf('deploy').filter(([, job]) => job.permissions.actions === 'write');
  expect(mayEnable.map(([name]) => name)).toEqual(['stay-scheduled']);
  const runs = mayEnable.flatMap(([, { steps }]) => steps.map(({ run }) => run));
  expect(runs).toEqual([
    'gh api --method PUT "repos/$GITHUB_REPOSITORY/actions/workflows/deploy.yml/enable"',
  ]);
});

describe.each(globSync('deploy/tools/*').sort())('%s', (folder) => {
  it('locks its tool and every package under it, from no registry of somebody', () => {
    const text = readFileSync(`${folder}/package-lock.json`, 'utf8');
    const { packages } = lockSchema.parse(JSON.parse(text));
    for (const [name, version] of Object.entries(
      readPackage(`${folder}/package.json`).dependencies,
    ))
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
    const open = Object.entries(packages).filter(
      ([name, { version, integrity, inBundle }]) =>
        name !== '' && !(version !== undefined && (integrity !== undefined || inBundle)),
    );
    expect(open.map(([name]) => name)).toEqual([]);
    expect(text).not.toContain('"resolved"');
  });

  it('gets updates proposed', () => {
    expect(readFileSync('.github/dependabot.yml', 'utf8')).toContain(`- /${folder}\n`);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
      'timeout-minutes': z.number(),
    }),
  ),
});
const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const workflows = globSync('.github/workflows/*.yml').map((file) => {
  const { permissions, jobs } = workflowSchema.parse(parse(readFileSync(file, 'utf8')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const runs = steps.flatMap(({ run }) => (run === undefined ? [] : run.split('\n')));
  return { file, permissions, steps, runs };
});

describe.each(workflows)('$file', ({ permissions, steps, runs }) => {
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
});

it('a release is built only after preflight', () => {
  const runs = workflows.find(({ file }) => file.endsWith('deploy.yml'))?.runs ?? [];
  const order = ['npm ci', 'npm run preflight', 'npm run build'].map((run) => runs.indexOf(run));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it.each(['deploy', 'preview'])('%s begins its build where the one before ended', (name) => {
  const steps = workflows.find(({ file }) => file.endsWith(`${name}.yml`))?.steps ?? [];
  const kept = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(kept).not.toBe(-1);
  expect(steps[kept + 1]?.run).toBe('npm run build');
});

it('a preview shows drafts and stays out of search engines', () => {
  const text = readFileSync('.github/workflows/preview.yml', 'utf8');
  expect(text).toContain("PREVIEW: 'true'");
});

it('the site is built every day, when it is that day at the office, for what is due', () => {
  const { on } = z
    .object({ on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }) })
    .parse(parse(readFileSync('.github/workflows/deploy.yml', 'utf8')));
  const daily = /^\d+ (?<hour>\d+) \* \* \*$/.exec(on.schedule[0]?.cron ?? '')?.groups;
  // Midnight in Ohio is 4 or 5 in the morning UTC.
  expect(Number(daily?.hour)).toBeGreaterThanOrEqual(5);
  expect(Number(daily?.hour)).toBeLessThanOrEqual(12);
});

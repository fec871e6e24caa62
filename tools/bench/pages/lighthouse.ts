/** Runs Lighthouse, which is installed only for the bench: nothing else needs its hundred packages. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumArguments, findChromium } from '../../dev/setup/chromium.mjs';
import { runNpm } from '../../dev/setup/npm.mjs';

/** The version behind the figures in docs/performance.md. */
export const lighthouseVersion = '13.5.0';

const run = promisify(execFile);
const score = z.object({ score: z.number().nullable() });
const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  numericValue: z.number().optional(),
});
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.record(z.string(), audit),
});

/** One measurement of a page: scores of 0 to 100, times in ms, shift without a unit. */
export interface Measured {
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Titles of failed audits. */
  findings: string[];
}

/** Fetches Lighthouse into a folder, once. */
export async function fetchLighthouse(folder: string): Promise<string> {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const name = `lighthouse@${lighthouseVersion}`;
  const { code, output } = await runNpm(
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock', name],
    {},
  );
  if (code !== 0) throw new Error(`${output}\nThe bench needs ${name}, and npm could not get it.`);
  return program;
}

/** Measures a page as a phone on slow 4G, simulated; the default of Lighthouse. */
export async function measure(program: string, url: string): Promise<Measured> {
  const flags = [...chromiumArguments, '--headless=new', '--ignore-certificate-errors'];
  const { stdout } = await run(
    process.execPath,
    [program, url, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 100_000_000 },
  );
  return readReport(stdout);
}

function readReport(json: string): Measured {
  const { categories, audits } = reportSchema.parse(JSON.parse(json));
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    scores: Object.values(categories).map((category) => Math.round((category.score ?? 0) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    findings: Object.values(audits)
      .filter((one) => one.scoreDisplayMode === 'binary' && one.score === 0)
      .map(({ title }) => title),
  };
}

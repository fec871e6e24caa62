/** Runs Lighthouse, which is installed only for the bench: nothing else needs its hundred packages. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumArguments, findChromium } from '../../dev/setup/chromium.mjs';
import { ensurePackage } from '../../dev/setup/ensure-package.ts';

/** The version behind the figures in docs/performance.md. */
export const lighthouseVersion = '13.5.0';

const run = promisify(execFile);
const score = z.number().nullable();
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score,
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
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

/** Measures a page as a phone on slow 4G, simulated; the default of Lighthouse. */
export async function measure(url: string): Promise<Measured> {
  const modules = await ensurePackage('lighthouse', lighthouseVersion);
  const flags = [...chromiumArguments, '--headless=new', '--ignore-certificate-errors'];
  const { stdout } = await run(
    process.execPath,
    [
      `${modules}/lighthouse/cli/index.js`,
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 100_000_000 },
  );
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout));
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

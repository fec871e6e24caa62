import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../setup/npm.mjs';
import {
  dayToBuild,
  testEnvironment,
  testSiteDay,
  testSiteFolder,
  testSiteMark,
} from './settings.ts';

const sources = ['src', 'public', 'tools/dev/demo', 'astro.config.mjs', 'package-lock.json'];

/** Builds the test site; an error tells what a build that failed has printed. */
export async function buildTestSite(): Promise<void> {
  const day = dayToBuild();
  rmSync(testSiteMark, { force: true });
  const { code, output } = await runNpm(
    ['run', '--silent', 'build', '--', '--outDir', testSiteFolder],
    // Vitest sets "test", which would put React's development build into the site.
    // West of Greenwich, a date that is taken for a moment falls on the day before.
    {
      env: { ...testEnvironment, BUILD_DATE: day, NODE_ENV: 'production', TZ: 'Pacific/Honolulu' },
    },
  );
  if (code !== 0) throw new Error(`${output}\nThe build of the test site failed (see above).`);
  writeFileSync(testSiteMark, day);
}

/** Builds the test site when it is missing, older than a file it is made of, or of another day. */
export async function ensureTestSite(): Promise<void> {
  const built = existsSync(testSiteMark) ? statSync(testSiteMark).mtimeMs : 0;
  if (testSiteDay() !== dayToBuild() || sources.some((source) => newestChange(source) > built))
    await buildTestSite();
}

/** Time in ms of the last change to a file, or to anything in a folder; 0 when it is missing. */
function newestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

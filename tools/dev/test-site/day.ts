/** For which day the test site was built; what is public depends on it. */
import { existsSync, readFileSync } from 'node:fs';
import { buildDay } from '../../../src/lib/content/publishing.ts';
import { testSiteFolder } from './settings.ts';

/** File that a finished build leaves; it holds the day. */
export const testSiteMark = `${testSiteFolder}.finished`;

/** Day for which a test site would be built now, "2026-01-15". */
export const dayToBuild = () => buildDay(process.env.BUILD_DATE, new Date());

/** Day for which the test site stands; before there is one, the day to build. */
export const testSiteDay = () =>
  existsSync(testSiteMark) ? readFileSync(testSiteMark, 'utf8') : dayToBuild();

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildDay } from '../../../src/lib/content/publishing.ts';
import { demoEnvironment, type Ports } from '../demo/environment.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the site that site checks and browser tests look at. */
export const testSiteFolder = `${root}.cache/test-site`;

/** File that a finished build leaves; it holds the day, on which depends what is public. */
export const testSiteMark = `${testSiteFolder}.finished`;

/** Day for which a test site would be built now, "2026-01-15". */
export const dayToBuild = () => buildDay(process.env.BUILD_DATE, new Date());

/** Day for which the test site was built; before there is one, the day to build. */
export const testSiteDay = () =>
  existsSync(testSiteMark) ? readFileSync(testSiteMark, 'utf8') : dayToBuild();

/** Each checkout has its own two ports, so that two can be tested at the same time. */
export const testPorts: Ports = portsOf(root);

/** Settings of the test build. */
export const testEnvironment = demoEnvironment(testPorts);

/** Address of the served test site, without a slash at its end. */
export const testOrigin = `http://localhost:${testPorts.site}`;

/** Address of the stand-in provider in the test build, without a slash at its end. */
export const testProviderOrigin = `http://127.0.0.1:${testPorts.provider}`;

function portsOf(folder: string): Ports {
  const pairs = 5000;
  const pair = createHash('sha256').update(folder).digest().readUInt16BE(0) % pairs;
  const site = 20_000 + 2 * pair;
  return { site, provider: site + 1 };
}

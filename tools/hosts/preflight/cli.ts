/**
 * `npm run preflight`: lists everything that must not be true in public, and
 * exits 1 while anything is left.
 */
import { existsSync } from 'node:fs';
import { businessDate } from '../../../src/lib/content/publishing.ts';
import { checkContent } from '../../content/check/check-content.ts';
import { printProblems } from '../../content/check/problem.ts';
import { readContentFiles } from '../../content/check/read/content-files.ts';
import { readEntries } from '../../content/check/read/read-entries.ts';
import { manualFormChecks } from './environment.ts';
import { describeFindings } from './finding.ts';
import { preflight } from './preflight.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const today = businessDate(new Date());
const files = readContentFiles();
// Any address: what is wrong with the real one is among the findings.
const context = { today, showsAll: false, site: 'https://www.example.com' };
const problems = await checkContent(files, context);
if (problems.length > 0) {
  console.error(printProblems(problems));
  process.exit(1);
}
const { entries } = readEntries(files);
const findings = preflight({ entries, variables: process.env, today });
console.log([describeFindings(findings), ...manualFormChecks(process.env)].join('\n\n'));
process.exitCode = findings.length === 0 ? 0 : 1;

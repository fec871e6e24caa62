/**
 * `npm run preflight`: lists everything that must not be true in public, and
 * exits 1 while anything is left. `-- --json` prints the same for machines.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { businessDate } from '../../../src/lib/content/publishing.ts';
import { manualFormChecks } from './checks/environment.ts';
import { readContentFiles } from '../../content/check/read/content-files.ts';
import { entriesOf } from './content.ts';
import { describeFindings, preflight } from './preflight.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
if (existsSync('.env')) process.loadEnvFile('.env');

const today = businessDate(new Date());
const findings = preflight({
  entries: entriesOf(readContentFiles()),
  variables: process.env,
  today,
});
console.log(
  values.json
    ? JSON.stringify({ ready: findings.length === 0, today, findings }, undefined, 2)
    : [describeFindings(findings), ...manualFormChecks(process.env)].join('\n\n'),
);
process.exitCode = findings.length === 0 ? 0 : 1;

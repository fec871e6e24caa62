import type { Entry } from '../../content/check/read/entry.ts';
import { figureFindings, leftoverFindings, legalFindings, sampleFindings } from './entries.ts';
import { environmentFindings } from './environment.ts';
import type { Finding } from './finding.ts';
import { businessFindings, teamFindings } from './records.ts';

/** What preflight looks at. */
export interface Situation {
  /** Entries that the content check accepts. */
  entries: readonly Entry[];
  variables: Record<string, string | undefined>;
  /** Business date of the check, "2026-11-28". */
  today: string;
}

/** Everything that is valid and must not be true in public. */
export const preflight = ({ entries, variables, today }: Situation): Finding[] => [
  ...environmentFindings(variables),
  ...businessFindings(entries, today),
  ...teamFindings(entries),
  ...figureFindings(entries, today),
  ...sampleFindings(entries),
  ...legalFindings(entries),
  ...leftoverFindings(entries),
];

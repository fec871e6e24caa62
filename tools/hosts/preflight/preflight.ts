import { businessFindings, securityContactFindings } from './checks/businesses.ts';
import { environmentFindings } from './checks/environment.ts';
import { figureFindings } from './checks/figures.ts';
import { legalFindings } from './checks/legal.ts';
import { sampleFindings } from './checks/samples.ts';
import { teamFindings } from './checks/team.ts';
import { draftLinkFindings, leftoverFindings } from './checks/texts.ts';
import type { Entry } from './content.ts';
import type { Finding } from './finding.ts';

/** What preflight looks at. */
export interface Situation {
  entries: readonly Entry[];
  variables: Record<string, string | undefined>;
  /** Business date of the check, "2026-11-28". */
  today: string;
}

/** Everything that must not be true in public. */
export function preflight({ entries, variables, today }: Situation): Finding[] {
  return [
    ...environmentFindings(variables),
    ...businessFindings(entries, today),
    ...teamFindings(entries),
    ...securityContactFindings(entries, today),
    ...figureFindings(entries, today),
    ...sampleFindings(entries, today),
    ...draftLinkFindings(entries, today),
    ...legalFindings(entries),
    ...leftoverFindings(entries),
  ];
}

/** The findings in words, by file. */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'The site is ready to go public.';
  const files = [...new Set(findings.map(({ file }) => file))];
  const blocks = files.map((file) => {
    const lines = findings
      .filter((finding) => finding.file === file)
      .map(({ field, problem, remedy }) => `  ${field} ${problem}.\n    ${remedy}`);
    return [file, ...lines].join('\n');
  });
  const things = findings.length === 1 ? 'One thing' : `${findings.length} things`;
  return [...blocks, `${things} must change before the site is public.`].join('\n\n');
}

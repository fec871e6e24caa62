/** Something that must not be true in public. */
export interface Finding {
  /** Where it stands: a file of the project, or "environment". */
  file: string;
  /** Field or variable, "phone" or "SITE_URL"; with an entry of a list, "review-1.sample". */
  field: string;
  /** What is wrong, as a sentence that the field begins: 'is "x", …'. */
  problem: string;
  /** What to do about it, as a sentence of its own. */
  remedy: string;
}

/** A finding in the file of an entry. */
export const findingIn = (
  { file }: { file: string },
  field: string,
  problem: string,
  remedy: string,
): Finding => ({ file, field, problem, remedy });

/** What is wrong with the day on which the proof of a claim was filed, if anything. */
export function proofFault(filed: unknown, today: string): string | undefined {
  if (typeof filed !== 'string') return 'is missing';
  return filed > today ? `is ${filed}, a future date` : undefined;
}

/** The findings in words, by file. */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'The site is ready to go public.';
  const blocks = [...Map.groupBy(findings, ({ file }) => file)].map(([file, some]) =>
    [
      file,
      ...some.map(({ field, problem, remedy }) => `  ${field} ${problem}.\n    ${remedy}`),
    ].join('\n'),
  );
  const things = findings.length === 1 ? 'One thing' : `${findings.length} things`;
  return [...blocks, `${things} must change before the site is public.`].join('\n\n');
}

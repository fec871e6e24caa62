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

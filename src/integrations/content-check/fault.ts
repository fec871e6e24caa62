/** Something wrong in the content, in the words of the person who edits it. */
export interface Fault {
  /** File, or address of a built page. */
  where: string;
  line?: number;
  /** What was found and what to write instead. */
  what: string;
}

/** All faults as one message, a line each. */
export const printFaults = (faults: readonly Fault[]) =>
  [
    `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content:`,
    ...faults.map(
      ({ where, line, what }) => `  ${where}${line === undefined ? '' : `:${line}`}: ${what}`,
    ),
  ].join('\n');

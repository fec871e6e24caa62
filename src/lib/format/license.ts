import type { License } from '../../schemas/licenses';

/**
 * A license on one line: "NMLS ID 123456".
 * The holder follows in parentheses unless `printedName`, printed beside it, already says it.
 */
export const printLicense = (
  { kind, number, holder }: Pick<License, 'kind' | 'number' | 'holder'>,
  printedName: string,
): string => `${kind} ${number}${holder === printedName ? '' : ` (${holder})`}`;

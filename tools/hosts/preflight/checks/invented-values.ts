import { textsOf, type Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

const reserved: readonly [pattern: RegExp, problem: string, remedy: string][] = [
  [
    /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i,
    'is an email address that nobody reads',
    'Enter the real one.',
  ],
  [
    /(?:^|\/\/|\.)example\.(?:com|org|net)\b/i,
    'leads to example.com, which belongs to nobody',
    'Enter the real address.',
  ],
  [/\b555-01\d\d\b/, 'is a phone number reserved for examples', 'Enter the real one.'],
  [/placeholder/i, 'says that it is a placeholder', 'Enter the real one.'],
  [/^(?:[A-Z]+[.-])?0[0.-]*$/i, 'is not a real number', 'Enter the real one.'],
  [
    /^https:\/\/[\w.]+\/(?:company\/|@)?example\/?$/i,
    'is nobody’s profile',
    'Enter the real profile, or delete the line.',
  ],
  [
    /^https:\/\/www\.nmlsconsumeraccess\.org\/?$/,
    'is the home page of the registry and not the entry for this license',
    'Look the license up there and copy the address of its entry.',
  ],
];

/** Values of a business or a person that are invented on their face, such as a phone reserved for examples. */
export const inventedValues = ({ file }: Pick<Entry, 'file'>, fields: unknown): Finding[] =>
  textsOf(fields).flatMap(({ field, text }) => {
    const [, problem, remedy] = reserved.find(([pattern]) => pattern.test(text)) ?? [];
    return problem === undefined || remedy === undefined
      ? []
      : [{ file, field, problem: `"${text}" ${problem}`, remedy }];
  });

import type { Entry } from '../content.ts';
import type { Finding } from '../finding.ts';
import { inventedValues } from './invented-values.ts';

/** Invented values of the team, and people without a license, who may not take loan applications. */
export function teamFindings(entries: readonly Entry[]): Finding[] {
  return entries
    .filter(({ collection }) => collection === 'team')
    .flatMap((entry) => [...inventedValues(entry, entry.data), ...withoutLicense(entry)]);
}

const withoutLicense = ({ file, data }: Entry): Finding[] =>
  data.kind === 'person' && data.licenses === undefined
    ? [
        {
          file,
          field: 'licenses',
          problem: `is missing for ${String(data.name)}`,
          remedy:
            'Write the NMLS ID of this person; leave people who need no license off the team.',
        },
      ]
    : [];

import type { Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

/** Legal pages that nobody has reviewed, and points in them that the owner has to settle. */
export function legalFindings(entries: readonly Entry[]): Finding[] {
  return entries
    .filter(({ collection }) => collection === 'legal')
    .flatMap(({ file, data, text }) => [
      ...(data.reviewedOn === undefined
        ? [
            {
              file,
              field: 'reviewedOn',
              problem: 'is missing: this is still the starter text that nobody has reviewed',
              remedy:
                'Have the page reviewed, ideally by counsel, and write "reviewedBy" and "reviewedOn".',
            },
          ]
        : []),
      ...[...text.matchAll(/\*\*Owner to confirm:\*\* (?<point>.*)/g)].map(({ groups }) => ({
        file,
        field: 'text',
        problem: `leaves open ${groups?.point ?? ''}`.replace(/\.$/, ''),
        remedy: 'Write what is true for you in place of the paragraph "Owner to confirm".',
      })),
    ]);
}

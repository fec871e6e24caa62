import type { Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

const remedies: Readonly<Record<string, string>> = {
  testimonials:
    'Replace it with a review that a customer gave and allowed to be printed ("source", "date", "permission"), and write "sample": false; or delete the entry.',
  gallery: 'Replace the picture with a photograph of a finished project and write "sample": false.',
};

/** What a real review must say about itself. */
const provenance = ['source', 'date', 'permission'];

/** Reviews that no customer gave, reviews without provenance, and pictures of nothing that was built. */
export function sampleFindings(entries: readonly Entry[]): Finding[] {
  const samples = entries
    .filter(({ data }) => data.sample === true)
    .map(({ file, id, collection }) => ({
      file,
      field: `${id}.sample`,
      problem: collection === 'testimonials' ? 'is true: no customer wrote this' : 'is true',
      remedy: remedies[collection] ?? 'Replace it with the real one and write "sample": false.',
    }));
  const unproved = entries
    .filter(({ collection, data }) => collection === 'testimonials' && data.sample !== true)
    .flatMap(({ file, id, data }) =>
      provenance
        .filter((field) => data[field] === undefined)
        .map((field) => ({
          file,
          field: `${id}.${field}`,
          problem: 'is missing, so nobody can say where the review comes from',
          remedy: 'Write it, or delete the review.',
        })),
    );
  return [...samples, ...unproved];
}

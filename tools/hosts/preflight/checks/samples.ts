import { proofFaults, proofFields } from '../../../content/check/fields/review-proof.ts';
import { testimonialSchema } from '../../../../src/schemas/testimonials.ts';
import type { Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

const remedies: Readonly<Record<string, string>> = {
  testimonials:
    'Replace it with a review that a customer wrote and allowed us to print ("source", "date", "permission"), and write "sample": false; or delete the entry.',
  gallery: 'Replace the picture with a photograph of a finished project and write "sample": false.',
};

/**
 * Reviews that no customer gave, reviews without proof, and pictures of nothing that was built.
 * @param today business date, "2026-11-28"
 */
export function sampleFindings(entries: readonly Entry[], today: string): Finding[] {
  const samples = entries
    .filter(({ data }) => data.sample === true)
    .map(({ file, id, collection }) => ({
      file,
      field: `${id}.sample`,
      problem: collection === 'testimonials' ? 'is true: no customer wrote this' : 'is true',
      remedy: remedies[collection] ?? 'Replace it with the real one and write "sample": false.',
    }));
  const reviews = entries.filter(
    ({ collection, data }) => collection === 'testimonials' && data.sample !== true,
  );
  return [...samples, ...reviews.flatMap((review) => proofFindings(review, today))];
}

function proofFindings({ file, id, data }: Entry, today: string): Finding[] {
  const written = Object.fromEntries(
    Object.entries(data).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );
  const faulty = proofFaults({ ...written, sample: false }, today).map(
    ({ field, found, wanted, example }) => ({
      file,
      field: `${id}.${field}`,
      problem: found === undefined ? 'is missing' : `is ${JSON.stringify(found)}`,
      remedy: `${wanted} Example: ${example}`,
    }),
  );
  const malformed = proofFields.flatMap((field) => {
    const { error } = testimonialSchema.shape[field].safeParse(written[field]);
    return error
      ? [
          {
            file,
            field: `${id}.${field}`,
            problem: `is ${JSON.stringify(written[field])}`,
            remedy: `It ${error.issues[0]?.message ?? 'cannot be used'}.`,
          },
        ]
      : [];
  });
  return [...faulty, ...malformed];
}

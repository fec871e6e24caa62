/** What a review has to say about itself: one rule for the check of the content and for preflight. */

/** A field of a review that says too little, or too much. */
export interface ProofFault {
  field: (typeof proofFields)[number];
  /** What stands there now; undefined when nothing does. */
  found: unknown;
  /** What should stand there, as sentences. */
  wanted: string;
  /** The field as it could read, in JSON. */
  example: string;
}

/** Fields that prove a review. */
export const proofFields = ['source', 'date', 'permission'] as const;

const needed = {
  source: {
    wanted:
      'A real review says where it was posted: the name of the site, or its address. Add the field, or delete the review.',
    example: '"source": "Google"',
  },
  date: {
    wanted: 'A real review says which day it was written. Add the field, or delete the review.',
    example: '"date": "2026-04-28"',
  },
  permission: {
    wanted:
      'A real review says how and when the customer allowed us to print it. Ask the customer, then add the field; or delete the review.',
    example: '"permission": "by email, May 4, 2026"',
  },
} as const;

/**
 * Fields that a real review lacks, a day that has not come, and proof of a sample, which has none.
 * @param today business date, "2026-01-15"
 */
export function proofFaults(
  review: Readonly<Record<string, unknown>>,
  today: string,
): ProofFault[] {
  const written = proofFields.filter((field) => review[field] !== undefined);
  if (review.sample === true)
    return written.map((field) => ({
      field,
      found: review[field],
      wanted:
        'No customer wrote a sample review. If a customer wrote this one, write "sample": false; if not, delete this field.',
      example: '"sample": false',
    }));
  if (review.sample !== false) return [];
  const missing = proofFields
    .filter((field) => !written.includes(field))
    .map((field) => ({ field, found: undefined, ...needed[field] }));
  const { date } = review;
  const isAhead = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && date > today;
  return [
    ...missing,
    ...(isAhead
      ? [
          {
            field: 'date' as const,
            found: date,
            wanted: `A review cannot be from after today (${today}). Enter the day the customer wrote it.`,
            example: needed.date.example,
          },
        ]
      : []),
  ];
}

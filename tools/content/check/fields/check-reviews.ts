/** What a customer's review has to say about its origin. */
import { type Entry, placeIn } from '../read/entry.ts';
import type { Advice, Problem } from '../problem.ts';
import { formatValue } from '../format-value.ts';
import { valueAt } from './field-hints.ts';

/** Fields that prove a real review. */
const proof: Readonly<Record<string, Advice>> = {
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
};

/**
 * Fields that a real review lacks, a day that hasn't come, and proof of a sample, which has none.
 * @param today business date, "2026-01-15"
 */
export function reviewProblems(entry: Entry, today: string): Problem[] {
  if (entry.collection !== 'testimonials') return [];
  const sample = valueAt(entry.data, ['sample']);
  return Object.entries(proof).flatMap(([field, missing]) => {
    const value = valueAt(entry.data, [field]);
    const fault = faultOf(sample, value, { missing, today: field === 'date' ? today : undefined });
    return fault
      ? [
          {
            ...placeIn(entry, [field]),
            found: formatValue(value),
            ...fault,
          },
        ]
      : [];
  });
}

function faultOf(
  sample: unknown,
  value: unknown,
  { missing, today }: { missing: Advice; today: string | undefined },
): Advice | undefined {
  if (sample === true && value !== undefined)
    return {
      wanted:
        'No customer wrote a sample review. If a customer wrote this one, write "sample": false; if not, delete this field.',
      example: '"sample": false',
    };
  if (sample !== false) return undefined;
  if (value === undefined) return missing;
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (today === undefined || !isDay || value <= today) return undefined;
  return {
    wanted: `A review can't be dated after today (${today}). Enter the day the customer wrote it.`,
    example: missing.example,
  };
}

/** What a customer's review has to say about its origin. */
import { type Entry, placeIn } from '../read/entry.ts';
import type { Advice, Problem } from '../problem.ts';
import { formatValue } from '../format-value.ts';
import { valueAt } from './field-hints.ts';

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
  const isSample = valueAt(entry.data, ['sample']);
  return Object.entries(proof).flatMap(([field, missing]): Problem[] => {
    const value = valueAt(entry.data, [field]);
    const problemWith = (advice: Advice) => [
      { ...placeIn(entry, [field]), found: formatValue(value), ...advice },
    ];
    if (isSample === true && value !== undefined) return problemWith(adviceOnSample);
    if (isSample !== false) return [];
    if (value === undefined) return problemWith(missing);
    if (field !== 'date' || typeof value !== 'string' || !isDay.test(value) || value <= today)
      return [];
    return problemWith({
      wanted: `A review can't be dated after today (${today}). Enter the day the customer wrote it.`,
      example: missing.example,
    });
  });
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

const adviceOnSample: Advice = {
  wanted:
    'No customer wrote a sample review. If a customer wrote this one, write "sample": false; if not, delete this field.',
  example: '"sample": false',
};

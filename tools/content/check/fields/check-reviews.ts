/** Whether each review says where it comes from. */
import { proofFaults } from './review-proof.ts';
import type { Entry } from '../read/addresses.ts';
import { fieldOfEntry } from './field-label.ts';
import type { Problem } from '../problem.ts';
import { formatValue } from '../format-value.ts';

/**
 * Real reviews without proof, and samples that claim to have some.
 * @param today business date, "2026-01-15"
 */
export function reviewProblems(entry: Entry, today: string): Problem[] {
  const { collection, data, file, whole } = entry;
  if (collection !== 'testimonials' || typeof data !== 'object' || data === null) return [];
  return proofFaults({ ...data }, today).map(({ field, found, ...advice }) => ({
    file,
    line: entry.lineOf([field]),
    field: fieldOfEntry([field], whole),
    found: formatValue(found),
    ...advice,
  }));
}

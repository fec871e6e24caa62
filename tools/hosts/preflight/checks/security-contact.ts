import { isRecord, type Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

/**
 * The contact in security.txt, which must say until when it is valid, a year ahead at most.
 * @param today Day of the check, "2026-11-28".
 */
export function securityContactFindings(entries: readonly Entry[], today: string): Finding[] {
  const record = entries.find(
    ({ collection, id }) => collection === 'businesses' && id === 'brokerage',
  );
  if (!record) return [];
  const security = isRecord(record.data.security) ? record.data.security : {};
  const validUntil = typeof security.validUntil === 'string' ? security.validUntil : '';
  const finding = (problem: string): Finding[] => [
    {
      file: record.file,
      field: 'security.validUntil',
      problem,
      remedy:
        'Make sure that reports to the address are read, and write a day at most a year ahead, for example eleven months from now.',
    },
  ];
  if (validUntil === '') return finding('is missing, so there is no security.txt');
  if (validUntil < today) return finding(`is ${validUntil}, so security.txt has expired`);
  if (validUntil > yearAfter(today)) return finding(`is ${validUntil}, more than a year ahead`);
  return [];
}

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

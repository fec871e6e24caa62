import { isRecord, type Entry } from '../content.ts';
import type { Finding } from '../finding.ts';
import { inventedValues } from './invented-values.ts';

/**
 * Values of the business records that were invented until the owner gives the real
 * ones, and claims of the texts without proof.
 * @param today Day of the check, "2026-11-28".
 */
export function businessFindings(entries: readonly Entry[], today: string): Finding[] {
  return entries
    .filter(({ collection }) => collection === 'businesses')
    .flatMap((entry) => [...recordFindings(entry), ...claimFindings(entry, today)]);
}

function claimFindings({ file, data }: Entry, today: string): Finding[] {
  const claims = Array.isArray(data.claims) ? data.claims.filter(isRecord) : [];
  return claims.flatMap(({ words, proofOnFile }, index) => {
    const filed = typeof proofOnFile === 'string';
    if (filed && proofOnFile <= today) return [];
    return [
      {
        file,
        field: `claims.${index}.proofOnFile`,
        problem: `${filed ? `is ${proofOnFile}, a day to come` : 'is missing'} for "${String(words)}"`,
        remedy:
          'Put the proof on file and enter the day as "proofOnFile". Without proof, remove the claim from the texts and from this list.',
      },
    ];
  });
}

function recordFindings({ file, data }: Entry): Finding[] {
  const { placeholders, ...fields } = data;
  const invented = Array.isArray(placeholders) ? placeholders.map(String) : [];
  const listed = invented.map((field) => ({
    file,
    field,
    problem: `${printed(fields[field])} is invented`,
    remedy: `Enter the real one, then remove "${field}" from "placeholders".`,
  }));
  const seen = inventedValues({ file }, fields).filter(
    ({ field }) => !invented.includes(field.split('.')[0] ?? ''),
  );
  return [...listed, ...seen];
}

function printed(value: unknown): string {
  if (isRecord(value)) return `"${Object.values(value).join(', ')}"`;
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

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
        'Make sure someone reads reports sent to the address, and enter a day at most a year ahead, for example eleven months from now.',
    },
  ];
  if (validUntil === '') return finding('is missing, so there is no security.txt');
  if (validUntil < today) return finding(`is ${validUntil}, so security.txt has expired`);
  if (validUntil > yearAfter(today)) return finding(`is ${validUntil}, more than a year ahead`);
  return [];
}

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

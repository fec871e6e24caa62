import { printsFigure } from '../../../content/check/figures/figure-uses.ts';
import { addressOf, isRecord, type Entry } from '../content.ts';
import type { Finding } from '../finding.ts';

/**
 * Figures that nobody has looked at in time, and claims or records of our own without proof.
 * @param entries All content, so that the pages of a figure can be named.
 * @param today Day of the check, "2026-11-28".
 */
export function figureFindings(entries: readonly Entry[], today: string): Finding[] {
  return entries
    .filter(({ collection }) => collection === 'figures')
    .flatMap((figure) => [
      ...reviewFindings(figure, entries, today),
      ...proofFindings(figure, entries, today),
    ]);
}

function reviewFindings(figure: Entry, entries: readonly Entry[], today: string): Finding[] {
  const reviewBy = String(figure.data.reviewBy);
  if (reviewBy >= today) return [];
  const source = isRecord(figure.data.source) ? String(figure.data.source.name) : 'its source';
  return [
    {
      file: figure.file,
      field: 'reviewBy',
      problem: `was ${reviewBy}, and the figure has not been checked since${printedOn(figure.id, entries)}`,
      remedy: `Check it against ${source}, correct its value and "asOf", and enter the next "reviewBy".`,
    },
  ];
}

function proofFindings(figure: Entry, entries: readonly Entry[], today: string): Finding[] {
  const proof = figure.data.proofOnFile;
  const printed = printedOn(figure.id, entries);
  if (!needsProof(figure.data) || printed === '') return [];
  if (typeof proof === 'string' && proof <= today) return [];
  const fault = typeof proof === 'string' ? `is ${proof}, a future date` : 'is missing';
  return [
    {
      file: figure.file,
      field: 'proofOnFile',
      problem: `${fault}, but the figure is a claim about us${printed}`,
      remedy:
        'Put the proof on file and enter the day as "proofOnFile". Without proof, remove the claim from the texts.',
    },
  ];
}

/** A claim of our own, or a fact for which only our own records speak. */
const needsProof = ({ kind, source, derived }: Entry['data']) =>
  kind === 'marketing' ||
  (kind === 'editorial' && derived === undefined && !(isRecord(source) && 'url' in source));

/** ", printed on …": the pages that show a figure or one computed from it; "" when none does. */
function printedOn(id: string, entries: readonly Entry[]): string {
  const parts = new Map(
    entries
      .filter(({ collection }) => collection === 'figures')
      .map((entry) => [
        entry.id,
        isRecord(entry.data.derived) && Array.isArray(entry.data.derived.parts)
          ? entry.data.derived.parts.map(String)
          : [],
      ]),
  );
  const pattern = printsFigure(id, parts);
  const places = entries
    .filter(({ collection, text }) => collection !== 'figures' && pattern.test(text))
    .map((entry) => addressOf(entry) ?? `${entry.file} (${entry.id})`);
  return places.length === 0 ? '' : `, printed on ${[...new Set(places)].join(', ')}`;
}

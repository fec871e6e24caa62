/** Entries that are valid, but not yet fit for the public. */
import { overdueFigures, placesOfFigure } from '../../content/advice/figure-advice.ts';
import { allTexts, type Entry, isDraft, pagesOf } from '../../content/check/read/entry.ts';
import { valueAt } from '../../content/check/fields/field-hints.ts';
import type { Finding } from './finding.ts';

/**
 * Figures that nobody has checked in time, and printed claims or records of our own without proof.
 * @param entries All content, so that the pages of a figure can be named.
 * @param today Day of the check, "2026-11-28".
 */
export function figureFindings(entries: readonly Entry[], today: string): Finding[] {
  const pages = [...pagesOf(entries, today, true).values()];
  const overdue = overdueFigures(entries, pages, today).map(({ file, field, found, wanted }) => ({
    file,
    field,
    problem: `is ${found}`,
    remedy: wanted,
  }));
  const unproven = entries.filter(needsProof).flatMap((figure) => {
    const proof = valueAt(figure.data, ['proofOnFile']);
    const places = placesOfFigure(figure.id, entries, pages);
    if (places.length === 0 || (typeof proof === 'string' && proof <= today)) return [];
    const fault = typeof proof === 'string' ? `is ${proof}, a future date` : 'is missing';
    return [
      {
        file: figure.file,
        field: 'proofOnFile',
        problem: `${fault}, but the figure is a claim about us, printed on ${places.join(', ')}`,
        remedy:
          'Put the proof on file and enter the day as "proofOnFile". Without proof, remove the claim from the site.',
      },
    ];
  });
  return [...overdue, ...unproven];
}

/** Whether a figure is a claim of our own, or a fact for which only our own records speak. */
function needsProof({ collection, data }: Entry): boolean {
  if (collection !== 'figures') return false;
  const kind = valueAt(data, ['kind']);
  const hasOwnSource =
    valueAt(data, ['derived']) === undefined && valueAt(data, ['source', 'url']) === undefined;
  return kind === 'marketing' || (kind === 'editorial' && hasOwnSource);
}

const remedies: Readonly<Record<string, string>> = {
  testimonials:
    'Replace it with a review that a customer wrote and allowed us to print ("source", "date", "permission"), and write "sample": false; or delete the entry.',
  gallery: 'Replace the picture with a photograph of a finished project and write "sample": false.',
};

/** Reviews that no customer gave, and pictures of nothing that was built. */
export const sampleFindings = (entries: readonly Entry[]): Finding[] =>
  entries
    .filter(({ data }) => valueAt(data, ['sample']) === true)
    .map(({ file, id, collection }) => ({
      file,
      field: `${id}.sample`,
      problem: collection === 'testimonials' ? 'is true: no customer wrote this' : 'is true',
      remedy: remedies[collection] ?? 'Replace it with the real one and write "sample": false.',
    }));

/** Legal pages that nobody has reviewed, and points in them that the owner has to settle. */
export const legalFindings = (entries: readonly Entry[]): Finding[] =>
  entries
    .filter(({ collection }) => collection === 'legal')
    .flatMap(({ file, data, body }) => [
      ...(valueAt(data, ['reviewedOn']) === undefined
        ? [
            {
              file,
              field: 'reviewedOn',
              problem: 'is missing: this is still starter text that nobody has reviewed',
              remedy:
                'Have the page reviewed, ideally by counsel, and write "reviewedBy" and "reviewedOn".',
            },
          ]
        : []),
      ...[...(body?.text ?? '').matchAll(/\*\*Owner to confirm:\*\* (.*)/g)].map(([, point]) => ({
        file,
        field: 'text',
        problem: `still has to be confirmed: ${point ?? ''}`.replace(/\.$/, ''),
        remedy: 'Replace the "Owner to confirm" paragraph with what is true for your business.',
      })),
    ]);

/** Collections whose values have a check of their own. */
const checkedApart = new Set(['businesses', 'team']);

const leftovers = /\b(?:lorem ipsum|TODO|TBD|FIXME|example\.(?:com|org|net))\b/i;

/** Marks of unfinished work in texts. A draft is unfinished by its nature. */
export const leftoverFindings = (entries: readonly Entry[]): Finding[] =>
  entries
    .filter((entry) => !checkedApart.has(entry.collection) && !isDraft(entry))
    .flatMap((entry) =>
      allTexts(entry).flatMap(({ path, text }) => {
        const [found] = leftovers.exec(text) ?? [];
        return found === undefined
          ? []
          : [
              {
                file: entry.file,
                field: path.length === 0 ? 'text' : [entry.id, ...path].join('.'),
                problem: `holds "${found}"`,
                remedy: 'Finish the sentence or remove it.',
              },
            ];
      }),
    );

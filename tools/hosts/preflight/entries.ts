/** Entries that are valid, but not yet fit for the public. */
import { overdueFigures, placesOfFigure } from '../../content/advice/figure-advice.ts';
import { allTexts, type Entry, isDraft, pagesOf } from '../../content/check/read/entry.ts';
import { valueAt } from '../../content/check/fields/field-hints.ts';
import { findingIn, proofFault, type Finding } from './finding.ts';

/** Figures that nobody has checked in time, and printed claims or records of our own without proof. */
export function figureFindings(entries: readonly Entry[], today: string): Finding[] {
  const pages = [...pagesOf(entries, today, true).values()];
  const overdue = overdueFigures(entries, pages, today).map(({ file, field, found, wanted }) => ({
    file,
    field,
    problem: `is ${found}`,
    remedy: wanted,
  }));
  const unproven = entries.filter(needsProof).flatMap((figure) => {
    const fault = proofFault(valueAt(figure.data, ['proofOnFile']), today);
    const places = placesOfFigure(figure.id, entries, pages).join(', ');
    return fault === undefined || places === ''
      ? []
      : findingIn(
          figure,
          'proofOnFile',
          `${fault}, but the figure is a claim about us, printed on ${places}`,
          'Put the proof on file and enter the day as "proofOnFile". Without proof, remove the claim from the site.',
        );
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

/** Reviews that no customer gave, and pictures of nothing that was built. */
export const sampleFindings = (entries: readonly Entry[]): Finding[] =>
  entries
    .filter(({ data }) => valueAt(data, ['sample']) === true)
    .map((entry) =>
      entry.collection === 'testimonials'
        ? findingIn(
            entry,
            `${entry.id}.sample`,
            'is true: no customer wrote this',
            'Replace it with a review that a customer wrote and allowed us to print ("source", "date", "permission"), and write "sample": false; or delete the entry.',
          )
        : findingIn(
            entry,
            `${entry.id}.sample`,
            'is true',
            'Replace the picture with a photograph of a finished project and write "sample": false.',
          ),
    );

/** Legal pages that nobody has reviewed, and points in them that the owner has to settle. */
export const legalFindings = (entries: readonly Entry[]): Finding[] =>
  entries
    .filter(({ collection }) => collection === 'legal')
    .flatMap((page) => {
      const points = (page.body?.text ?? '').matchAll(/\*\*Owner to confirm:\*\* (.*)/g);
      const open = [...points].map(([, point = '']) =>
        findingIn(
          page,
          'text',
          `still has to be confirmed: ${point}`.replace(/\.$/, ''),
          'Replace the "Owner to confirm" paragraph with what is true for your business.',
        ),
      );
      if (valueAt(page.data, ['reviewedOn']) !== undefined) return open;
      const unreviewed = findingIn(
        page,
        'reviewedOn',
        'is missing: this is still starter text that nobody has reviewed',
        'Have the page reviewed, ideally by counsel, and write "reviewedBy" and "reviewedOn".',
      );
      return [unreviewed, ...open];
    });

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
        const field = path.length === 0 ? 'text' : [entry.id, ...path].join('.');
        return found === undefined
          ? []
          : findingIn(entry, field, `holds "${found}"`, 'Finish the sentence or remove it.');
      }),
    );

/** Values of the businesses and the team that are invented until the owner gives the real ones. */
import { type Entry, fieldTexts } from '../../content/check/read/entry.ts';
import { valueAt } from '../../content/check/fields/field-hints.ts';
import { findingIn, proofFault, type Finding } from './finding.ts';

const reserved: readonly [pattern: RegExp, problem: string, remedy: string][] = [
  [
    /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i,
    'is an email address that nobody reads',
    'Enter the real one.',
  ],
  [
    /(?:^|\/\/|\.)example\.(?:com|org|net)\b/i,
    "leads to example.com, which isn't a real site",
    'Enter the real address.',
  ],
  [/\b555-01\d\d\b/, 'is a phone number reserved for examples', 'Enter the real one.'],
  [/placeholder/i, 'is a placeholder', 'Enter the real one.'],
  [/^(?:[A-Z]+[.-])?0[0.-]*$/i, 'is not a real number', 'Enter the real one.'],
  [
    /^https:\/\/[\w.]+\/(?:company\/|@)?example\/?$/i,
    'isn’t a real profile',
    'Enter the real profile, or delete the line.',
  ],
  [
    /^https:\/\/www\.nmlsconsumeraccess\.org\/?$/,
    "is the registry's home page, not the entry for this license",
    'Look up the license there and copy the address of its entry.',
  ],
];

/** Values that are invented on their face, such as a phone reserved for examples. */
const inventedValues = (entry: Entry): Finding[] =>
  fieldTexts(entry).flatMap(({ path, text }) => {
    const [, problem, remedy] = reserved.find(([pattern]) => pattern.test(text)) ?? [];
    if (problem === undefined || remedy === undefined) return [];
    return findingIn(entry, path.join('.'), `"${text}" ${problem}`, remedy);
  });

const listAt = (entry: Entry, field: string): readonly unknown[] => {
  const list = valueAt(entry.data, [field]);
  return Array.isArray(list) ? list : [];
};

/** Invented values of the businesses, and claims of the texts without proof. */
export const businessFindings = (entries: readonly Entry[], today: string): Finding[] =>
  entries
    .filter(({ collection }) => collection === 'businesses')
    .flatMap((entry) => {
      const listed = listAt(entry, 'placeholders').map(String);
      return [
        ...listed.map((field) =>
          findingIn(
            entry,
            field,
            `${printed(valueAt(entry.data, [field]))} is made up`,
            `Enter the real one, then remove "${field}" from "placeholders".`,
          ),
        ),
        ...inventedValues(entry).filter(
          ({ field }) => !['placeholders', ...listed].includes(field.split('.')[0] ?? ''),
        ),
        ...claimFindings(entry, today),
        ...contactFindings(entry, today),
      ];
    });

function printed(value: unknown): string {
  if (typeof value === 'object' && value !== null) return `"${Object.values(value).join(', ')}"`;
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

const claimFindings = (entry: Entry, today: string): Finding[] =>
  listAt(entry, 'claims').flatMap((claim, index) => {
    const fault = proofFault(valueAt(claim, ['proofOnFile']), today);
    return fault === undefined
      ? []
      : findingIn(
          entry,
          `claims.${index}.proofOnFile`,
          `${fault} for "${String(valueAt(claim, ['words']))}"`,
          'Put the proof on file and enter the day as "proofOnFile". Without proof, remove the claim from the site and from this list.',
        );
  });

/** The contact in security.txt, which must say until when it is valid, a year ahead at most. */
function contactFindings(entry: Entry, today: string): Finding[] {
  const day = valueAt(entry.data, ['security', 'validUntil']);
  const yearAhead = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (typeof day !== 'string' || (day >= today && day <= yearAhead)) return [];
  return [
    findingIn(
      entry,
      'security.validUntil',
      `is ${day}, ${day < today ? 'so security.txt has expired' : 'more than a year ahead'}`,
      'Make sure someone reads reports sent to the address, and enter a day at most a year ahead, for example eleven months from now.',
    ),
  ];
}

/** Invented values of the team, and people without a license, who may not take loan applications. */
export const teamFindings = (entries: readonly Entry[]): Finding[] =>
  entries
    .filter(({ collection }) => collection === 'team')
    .flatMap((entry) => {
      const invented = inventedValues(entry);
      const { data } = entry;
      if (valueAt(data, ['kind']) !== 'person' || valueAt(data, ['licenses']) !== undefined)
        return invented;
      const unlicensed = findingIn(
        entry,
        'licenses',
        `is missing for ${String(valueAt(data, ['name']))}`,
        "Enter this person's NMLS ID. Leave people who don't need a license off the team.",
      );
      return [...invented, unlicensed];
    });

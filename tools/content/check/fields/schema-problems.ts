/** What a schema finds wrong with an entry, in the editor's words. */
import type { z } from 'zod';
import { exampleFor, type Style } from './example-for.ts';
import { choicesOf, hintAt, valueAt, type Hint } from './field-hints.ts';
import { fieldOfEntry } from './field-label.ts';
import { misspelledFields } from './misspelled-fields.ts';
import type { Problem } from '../problem.ts';
import { clip, listed, offer, formatValue } from '../format-value.ts';
import type { Path, Source } from '../read/source.ts';
import { zodMessage } from './zod-message.ts';

/** An entry to check: one file, or one element of a list file. */
export interface Candidate {
  file: string;
  style: Style;
  data: unknown;
  lineOf: Source['lineOf'];
  /** Name of the entry, where the file holds several. */
  whole: string;
  /** Value of a field in another entry of the collection. */
  sampleOf: (path: Path) => unknown;
}

/** Checks an entry against the schema of its collection; `value` is what the site would get. */
export function checkEntry(schema: z.ZodType, hints: Hint, candidate: Candidate) {
  const { data, error } = schema.safeParse(candidate.data, {
    error: zodMessage,
    reportInput: true,
  });
  if (!error) return { value: data, problems: [] };
  const { misspelled, others } = misspelledFields(firstOfEach(error.issues), hints, candidate.data);
  return {
    value: undefined,
    problems: [
      ...misspelled.map((issue) => misspelledProblem(issue, hints, candidate)),
      ...others.map((issue) => problemOf(issue, hints, candidate)),
    ],
  };
}

/** Of several issues of one field the first; the others mostly follow from it. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]) {
  const fields = issues.map(({ path }) => JSON.stringify(path));
  return issues.filter(
    ({ code }, index) =>
      code === 'unrecognized_keys' || fields.indexOf(fields[index] ?? '') === index,
  );
}

function problemAt(path: Path, hints: Hint, candidate: Candidate, message = ''): Problem {
  const { file, style, data, lineOf, whole, sampleOf } = candidate;
  const hint = hintAt(hints, path, data);
  return {
    file,
    line: lineOf(path),
    field: fieldOfEntry(path, whole),
    found: formatValue(valueAt(data, path)),
    wanted: hint?.description ?? '',
    example: exampleFor(path, hint, { sample: sampleOf(path), style, message }),
  };
}

function problemOf(issue: z.core.$ZodIssue, hints: Hint, candidate: Candidate): Problem {
  const problem = problemAt(issue.path, hints, candidate, issue.message);
  const hint = hintAt(hints, issue.path, candidate.data);
  const value = valueAt(candidate.data, issue.path);
  const missing = value === undefined && issue.path.length > 0;
  const choices = choicesOf(hint);
  const sentence = missing
    ? 'This field is needed.'
    : choices.length > 0 && typeof value === 'string' && issue.code !== 'custom'
      ? `One of ${listed(choices, 15)}.${offer(value, choices)}`
      : sentenceOf(issue.message);
  const wanted = [
    sentence,
    missing && choices.length > 0 ? `One of ${listed(choices, 15)}.` : '',
    problem.wanted,
  ];
  return { ...problem, wanted: wanted.filter((part) => part !== '').join(' ') };
}

/** "must be a date" as a sentence: "Must be a date." */
function sentenceOf(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?]$/.test(text) ? text : `${text}.`;
}

function misspelledProblem(
  {
    path,
    name,
    known,
    meant,
  }: { path: Path; name: string; known: string[]; meant: string | undefined },
  hints: Hint,
  candidate: Candidate,
): Problem {
  const at = problemAt([...path, meant ?? name], hints, candidate);
  return {
    ...at,
    line: candidate.lineOf([...path, name]),
    field: fieldOfEntry([...path, name], candidate.whole),
    found: `the field "${clip(name, 40)}"`,
    wanted:
      meant === undefined
        ? `No field of this name exists here. Delete it, or use one of ${listed(known, 30)}.${offer(name, known)}`
        : `The field is called "${meant}".${at.wanted === '' ? '' : ` ${at.wanted}`}`,
    example: meant === undefined ? `the entry without "${clip(name, 40)}"` : at.example,
  };
}

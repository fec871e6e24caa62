/** Turns a schema's issues into problems in the editor's words. */
import type { z } from 'zod';
import { choicesOf, exampleFor, fieldOfEntry, type Hint, hintAt, valueAt } from './field-hints.ts';
import type { Advice, Problem } from '../problem.ts';
import { clip, closest, formatValue, listed, offer } from '../format-value.ts';
import type { Entry } from '../read/entry.ts';
import type { Path } from '../read/source.ts';
import { zodMessage } from './zod-message.ts';

/** An entry to check: a file, or one item of a list. */
export interface Candidate extends Pick<Entry, 'file' | 'data' | 'lineOf' | 'whole'> {
  /** The field's value in another entry of the collection. */
  sampleOf: (path: Path) => unknown;
}

/** Checks an entry against the schema of its collection; `value` is what pages get. */
export function checkEntry<Value>(schema: z.ZodType<Value>, hints: Hint, candidate: Candidate) {
  const { data, error } = schema.safeParse(candidate.data, {
    error: zodMessage,
    reportInput: true,
  });
  if (!error) return { value: data, problems: [] };
  const unknown = unknownFields(error.issues, hints, candidate);
  const others = withoutConsequences(error.issues).filter(
    ({ code, path }) =>
      code !== 'unrecognized_keys' && !unknown.explained.has(JSON.stringify(path)),
  );
  return {
    value: undefined,
    problems: [...unknown.problems, ...others.map((issue) => problemOf(issue, hints, candidate))],
  };
}

/** The issues of each field without those that follow from another: rules with words of their own stand alone. */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]) {
  const fields = issues.map(({ path }) => JSON.stringify(path));
  return issues.filter(
    ({ code }, index) =>
      fields.indexOf(fields[index] ?? '') === index ||
      (code === 'custom' &&
        ['custom', 'too_big'].includes(issues[fields.indexOf(fields[index] ?? '')]?.code ?? '')),
  );
}

function problemAt(path: Path, hints: Hint, candidate: Candidate, message = ''): Problem {
  const { file, data, lineOf, whole, sampleOf } = candidate;
  const hint = hintAt(hints, path, data);
  const value = isBlank(path, candidate) ? undefined : valueAt(data, path);
  const typed = /number|integer/.test(hint?.type ?? '') ? numberIn(value) : undefined;
  return {
    file,
    line: lineOf(path),
    field: fieldOfEntry(path, whole),
    found: formatValue(value),
    wanted: hint?.description ?? '',
    example: exampleFor(file, path, hint, typed ?? sampleOf(path), message),
  };
}

/** The number that a whole text is, such as 300 in "$300"; undefined for "$300K". */
const numberIn = (value: unknown): number | undefined => {
  const [, digits] =
    typeof value === 'string'
      ? (/^\s*\$?\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*%?\s*$/.exec(value) ?? [])
      : [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** Whether a field of an article has its name but no value, which YAML reads as null. */
const isBlank = (path: Path, { file, data }: Candidate) =>
  !file.endsWith('.json') && path.length > 0 && valueAt(data, path) === null;

function problemOf(issue: z.core.$ZodIssue, hints: Hint, candidate: Candidate): Problem {
  const problem = problemAt(issue.path, hints, candidate, issue.message);
  const hint = hintAt(hints, issue.path, candidate.data);
  const value = valueAt(candidate.data, issue.path);
  const blank = isBlank(issue.path, candidate);
  const missing = blank || (value === undefined && issue.path.length > 0);
  const choices = choicesOf(hint);
  const sentence = missing
    ? blank
      ? 'This is empty. Fill it in.'
      : 'This field is required.'
    : typeof hint?.const === 'number'
      ? `Must be the number ${hint.const}, without quotes.`
      : choices.length > 0 && typeof value === 'string' && issue.code !== 'custom'
        ? `Must be ${listed(choices, 15)}.${choices.length > 1 ? offer(value, choices) : ''}`
        : sentenceOf(issue.message);
  const wanted = [
    sentence,
    missing && choices.length > 0 ? `Must be ${listed(choices, 15)}.` : '',
    // A description of a closed list would only repeat it.
    choices.length > 0 ? '' : problem.wanted,
  ];
  return { ...problem, wanted: wanted.filter((part) => part !== '').join(' ') };
}

/** "must be a date" as a sentence: "Must be a date." */
function sentenceOf(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?]$/.test(text) ? text : `${text}.`;
}

/** Fields that the schema doesn't know, and paths of those that were probably intended: they aren't also reported as missing, and neither is the group of one that lost its indent. */
function unknownFields(issues: readonly z.core.$ZodIssue[], hints: Hint, candidate: Candidate) {
  const explained = new Set<string>();
  const problems = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path } = issue;
    const properties = hintAt(hints, path, candidate.data)?.properties ?? {};
    const known = Object.keys(properties);
    const has = (...names: string[]) => valueAt(candidate.data, [...path, ...names]) !== undefined;
    const lacks = (group: string, name: string) =>
      properties[group]?.properties?.[name] && has(group) && !has(group, name);
    return issue.keys.map((name): Problem => {
      const isJson = candidate.file.endsWith('.json');
      const group = isJson ? undefined : known.find((one) => lacks(one, name));
      const free = group === undefined ? known.filter((one) => !has(one)) : [];
      const [meant] = closest(name, free);
      explained.add(JSON.stringify([...path, meant ?? group]));
      const at = problemAt([...path, meant ?? name], hints, candidate);
      return {
        ...at,
        line: candidate.lineOf([...path, name]),
        field: fieldOfEntry([...path, name], candidate.whole),
        found: `the field "${clip(name, 40)}"`,
        ...(meant === undefined
          ? adviceOnUnknown(name, group, known)
          : { wanted: `The field is named "${meant}". ${at.wanted}`.trim() }),
      };
    });
  });
  return { problems, explained };
}

function adviceOnUnknown(name: string, group: string | undefined, known: string[]): Advice {
  const field = clip(name, 40);
  if (group !== undefined)
    return {
      wanted: `"${field}" belongs in "${group}". Write it below "${group}:", indented by two spaces.`,
      example: `${group}: (new line, two spaces) ${field}: …`,
    };
  return {
    wanted: `There is no such field. Delete it, or use ${listed(known, 30)}.${offer(name, known)}`,
    example: `the entry without "${field}"`,
  };
}

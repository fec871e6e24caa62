/** Default messages for schemas that don't bring their own. */
import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text in quotes',
  number: 'must be a number, without quotes',
  int: 'must be a whole number, without quotes',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list',
  object: 'must be a group of fields',
};

const things: Readonly<Record<string, string>> = { array: 'entries', string: 'characters' };

/** The message for an issue. A schema's own message takes precedence. */
export function zodMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? `must be of type "${issue.expected}"`;
    case 'too_small':
      return bound('at least', issue.minimum, issue);
    case 'too_big':
      return bound('at most', issue.maximum, issue);
    case 'invalid_value':
      return `must be ${issue.values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value))).join(' or ')}`;
    case 'invalid_format':
      return 'has the wrong format';
    default:
      return "can't be used here";
  }
}

function bound(
  word: string,
  limit: number | bigint,
  { origin, exact, input }: { origin: string; exact?: boolean | undefined; input?: unknown },
): string {
  const thing = things[origin];
  if (thing === undefined) return `must be ${word} ${limit}`;
  const has = Array.isArray(input) ? `, but has ${input.length}` : '';
  return `must have ${exact === true ? 'exactly' : word} ${limit} ${thing}${has}`;
}

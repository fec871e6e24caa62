/** An example of a field: from its description, from its choices, or from another entry. */
import { choicesOf, type Hint } from './field-hints.ts';
import { clip } from './show.ts';
import type { Path } from './source.ts';

/** How a kind of file writes a field and its value. */
export type Style = 'yaml' | 'json';

/**
 * A line that could stand in the file.
 * @param sample value of the same field in another entry, when there is one
 */
export function exampleFor(
  path: Path,
  hint: Hint | undefined,
  sample: unknown,
  style: Style,
): string {
  const value = valueFor(hint, sample);
  const name = path.at(-1);
  if (name === undefined || typeof name === 'number')
    return style === 'yaml' ? `- ${value}` : value;
  return style === 'yaml' ? `${String(name)}: ${value}` : `"${String(name)}": ${value}`;
}

function valueFor(hint: Hint | undefined, sample: unknown): string {
  const written = /for example (?<value>"[^"]+")/.exec(hint?.description ?? '')?.groups?.value;
  const isText = hint?.type === 'string' || hint?.type === undefined;
  if (written !== undefined && isText) return written;
  const [choice] = choicesOf(hint);
  if (choice !== undefined && isText) return `"${choice}"`;
  if (typeof sample === 'string') return JSON.stringify(clip(sample));
  if (typeof sample === 'number' || typeof sample === 'boolean') return String(sample);
  switch (hint?.type) {
    case 'boolean':
      return 'true';
    case 'integer':
    case 'number':
      return String(choice ?? hint.minimum ?? 1);
    case 'array':
      return `a list, each entry such as ${valueFor(hint.items, undefined)}`;
    case 'object':
      return `a group with ${(hint.required ?? Object.keys(hint.properties ?? {})).join(', ')}`;
    default:
      return '"words of your own"';
  }
}

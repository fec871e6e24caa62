/** An example of a field: from its description, from its choices, or from another entry. */
import { choicesOf, exampleIn, type Hint } from './field-hints.ts';
import { clip } from '../format-value.ts';
import type { Path } from '../read/source.ts';

/** How a kind of file writes a field and its value. */
export type Style = 'yaml' | 'json';

/** What else an example can be made of. */
interface Means {
  /** Value of the same field in another entry, when there is one. */
  sample: unknown;
  style: Style;
  /** What the schema said, which may hold an example. */
  message: string;
}

/** A line that could stand in the file. */
export function exampleFor(
  path: Path,
  hint: Hint | undefined,
  { sample, style, message }: Means,
): string {
  const value = valueFor(hint, sample, message);
  const name = path.at(-1);
  if (name === undefined || typeof name === 'number')
    return style === 'yaml' ? `- ${value}` : value;
  return style === 'yaml' ? `${String(name)}: ${value}` : `"${String(name)}": ${value}`;
}

function valueFor(hint: Hint | undefined, sample: unknown, message: string): string {
  const written = exampleIn(`${message} ${hint?.description ?? ''}`);
  const isText = hint?.type === 'string' || hint?.type === undefined;
  if (written !== undefined && isText) return `"${written}"`;
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
      return `a list, each entry such as ${valueFor(hint.items, undefined, '')}`;
    case 'object':
      return `a group with ${(hint.required ?? Object.keys(hint.properties ?? {})).join(', ')}`;
    default:
      return '"words of your own"';
  }
}

import type { Problem } from '../problem.ts';
import { clip } from '../format-value.ts';

/** A Markdown file's fields, which start on line 2, and the text below them. */
export interface Article {
  fields: string;
  body: { text: string; line: number };
}

const example =
  "--- on a line of its own, then title: 'My title' and the other fields, then --- again";

/** Splits a Markdown file into its front matter and its text. */
export function splitArticle(file: string, text: string): Article | { problem: Problem } {
  const fault = (line: number, found: string, wanted: string) => ({
    problem: { file, line, field: 'the lines of dashes', found, wanted, example },
  });
  const lines = text.split('\n');
  const first = lines[0]?.trimEnd() ?? '';
  if (first !== '---')
    return fault(
      1,
      first === '' ? 'an empty first line' : clip(first),
      'Start the file with a line of three dashes, then the fields, a second line of three dashes, and the text.',
    );
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  if (end === -1)
    return fault(
      1,
      'only one line of dashes',
      'The fields end with a second line of three dashes. Add it above the text.',
    );
  if (lines[end]?.trimEnd() !== '---')
    return fault(
      end + 1,
      clip(lines[end] ?? ''),
      'The line that ends the fields must be exactly three dashes.',
    );
  if (end === 1 && /^[\w-]+:/.test(lines[2] ?? ''))
    return fault(
      2,
      'a second line of dashes before the fields',
      'The fields go between the first and second lines of dashes. Delete one of the two.',
    );
  const body = lines.slice(end + 1);
  const second = body.findIndex((line) => line.trim() !== '');
  const closing = body.findIndex((line, index) => index > second && /^---\s*$/.test(line));
  if (
    /^---\s*$/.test(body[second] ?? '') &&
    closing !== -1 &&
    /^[\w-]+:/.test(body[second + 1] ?? '')
  )
    return fault(
      end + 2 + second,
      'a second block of fields',
      'All fields go in one block between two lines of dashes. Move them into the first block and delete the second.',
    );
  // The line break gives the parser something to read where there are no fields.
  return {
    fields: `${lines.slice(1, end).join('\n')}\n`,
    body: { text: body.join('\n'), line: end + 2 },
  };
}

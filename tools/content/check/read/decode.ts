/** From bytes to text: content is UTF-8 without byte order mark. */
import type { Problem } from '../problem.ts';
import { lineAt } from './source.ts';

/** Longest file that an editor writes by hand, in characters; the longest article has a tenth of it. */
const longestFile = 200_000;

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const saveAsUtf8 =
  'Save the file as "UTF-8" (in VS Code: click the name of the encoding at the foot of the window).';

/** The text of a file, or why it is none. */
export function decode(file: string, bytes: Uint8Array): { text: string } | { problem: Problem } {
  const fault = (line: number, found: string, wanted: string, example = 'UTF-8') => ({
    problem: { file, line, field: 'the file as a whole', found, wanted, example },
  });
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    return fault(1, 'text in the encoding UTF-16', saveAsUtf8);
  if (startsWith(bytes, 0xef, 0xbb, 0xbf))
    return fault(
      1,
      'a byte order mark, an unseen character before the first line',
      'Save the file as "UTF-8" without "BOM" (in VS Code: click "UTF-8 with BOM" at the foot of the window).',
    );
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes);
    const line = lineAt(loose, loose.indexOf('\uFFFD'));
    return fault(line, 'bytes that are no text in UTF-8', saveAsUtf8);
  }
  if (text.length > longestFile)
    return fault(
      1,
      `${text.length} characters`,
      `A content file has at most ${longestFile} characters. Take out what was pasted by mistake, for example a picture as text.`,
      'a text of some thousand words',
    );
  return unseenCharacter(file, text) ?? { text };
}

// Unseen characters that come with pasted text and break searches, links and reading order.
const unseen = /[^\P{Cc}\t\n\r]|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/u;

function unseenCharacter(file: string, text: string): { problem: Problem } | undefined {
  const match = unseen.exec(text);
  if (!match) return undefined;
  const line = lineAt(text, match.index);
  const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before =
    text
      .slice(Math.max(0, match.index - 20), match.index)
      .split('\n')
      .at(-1) ?? '';
  return {
    problem: {
      file,
      line,
      field: 'the file as a whole',
      found: `an unseen character (U+${code})${before === '' ? ' at the start of the line' : ` after "${before}"`}`,
      wanted:
        'Delete the character: put the cursor behind it and press Backspace, or type the line anew.',
      example: before === '' ? 'a line that starts with a letter' : `${before}…`,
    },
  };
}

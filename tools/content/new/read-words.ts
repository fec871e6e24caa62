import type { Answers } from './entry.ts';
import { kinds } from './start-entry.ts';

/**
 * The kind of entry and the answers in the words of a command:
 * `article "My title" --category "Loan Types"`, `--slug=my-title`.
 * @throws Error when a flag has no value, or a word is too many.
 */
export function readWords(words: readonly string[]): {
  kind: string | undefined;
  answers: Answers;
} {
  const [kind, ...rest] = words;
  const answers: Record<string, string> = {};
  const title = kinds.find(({ name }) => name === kind)?.title.name ?? 'title';
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? '';
    const flag = /^--(?<name>[A-Za-z]+)(?:=(?<value>[\s\S]*))?$/.exec(word)?.groups;
    if (flag?.name !== undefined) {
      const value = flag.value ?? rest[(at += 1)];
      if (value === undefined) throw new Error(`${word} needs a value: ${word} "…".`);
      answers[flag.name] = value;
    } else if (answers[title] === undefined) {
      answers[title] = word;
    } else {
      throw new Error(`"${word}" is too much. Put a title of several words in quotes.`);
    }
  }
  return { kind, answers };
}

import { article } from './article.ts';
import { city } from './city.ts';
import type { Answers, Kind, NewEntry, Project, Question } from './entry.ts';
import { faq } from './faq.ts';
import { faultsOf } from './faults.ts';
import { program } from './program.ts';

/** Kinds of entries that can be started by command. */
export const kinds: readonly Kind[] = [article, city, program, faq];

/** Asks one question; undefined when nobody is there to answer. */
export type Ask = (question: Question) => Promise<string | undefined>;

const flagOf = ({ name, example }: Question) => `--${name} "${example}"`;

/** How each kind is started. */
const usage = () =>
  [
    'Say what to start:',
    ...kinds.map(
      ({ name, title, questions }) =>
        `  npm run new ${name} "${title.example}" -- ${questions
          .filter(({ otherwise }) => otherwise === undefined)
          .map(flagOf)
          .join(' ')}`,
    ),
    'What is left out is asked for.',
  ].join('\n');

/**
 * A new entry from the words of a command.
 * @param given Title, if any, and flags by name.
 * @param ask Asked for what is not given, and again after an answer that cannot be.
 * @throws Error in the editor's words: an unknown kind or flag, an answer that is missing or refused by the schema.
 */
export async function startEntry(
  kindName: string | undefined,
  given: Answers,
  ask: Ask,
  project: Project,
): Promise<NewEntry> {
  const kind = kinds.find(({ name }) => name === kindName);
  if (!kind)
    throw new Error(kindName === undefined ? usage() : `"${kindName}" is unknown. ${usage()}`);
  const questions = [kind.title, ...kind.questions];
  const names = questions.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`--${unknown} is unknown. A new ${kind.name} takes --${names.join(', --')}.`);

  const answers: Record<string, string> = {};
  for (const question of questions) {
    answers[question.name] = await answerTo(question, given[question.name], ask);
  }
  const entry = kind.make(answers, project);
  const faults = faultsOf(entry);
  if (faults.length > 0)
    throw new Error(`Nothing was written:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return entry;
}

async function answerTo(question: Question, given: string | undefined, ask: Ask): Promise<string> {
  const { name, options, otherwise } = question;
  const fits = (text: string) => !options || options.includes(text);
  const flag = given?.trim() ?? '';
  if (flag !== '') {
    if (fits(flag)) return flag;
    throw new Error(`--${name} "${flag}" cannot be.${oneOf(options)}`);
  }
  for (;;) {
    const typed = (await ask(question))?.trim();
    if (typed !== undefined && typed !== '' && fits(typed)) return typed;
    if (typed === '' || typed === undefined) {
      if (otherwise !== undefined) return otherwise;
    }
    if (typed === undefined)
      throw new Error(`--${name} is missing, for example ${flagOf(question)}.${oneOf(options)}`);
  }
}

const oneOf = (options: readonly string[] | undefined) =>
  options === undefined ? '' : ` It must be one of: ${options.join(', ')}.`;

/** From the words of `npm run new` to a new entry, asking for what they leave out. */
import { parseArgs } from 'node:util';
import { choicesOf, exampleIn, hintsOf, type Hint } from '../check/fields/field-hints.ts';
import { zodMessage } from '../check/fields/zod-message.ts';
import { slugOf, slugPattern } from '../slug.ts';
import {
  kinds as allKinds,
  type Answers,
  type Kind,
  type Project,
  type Question,
} from './kinds.ts';
import { fieldsOf, newEntry, parseAnswer, type NewEntry } from './scaffold.ts';

export interface AskedQuestion extends Question {
  name: string;
  ask: string;
  example: string;
  /** The whole list of answers, where it is closed. */
  options?: readonly string[] | undefined;
}

/**
 * Asks one question; undefined when nobody is there to answer.
 * @param fault what is wrong with the answer before, "must be five digits"
 */
export type Ask = (question: AskedQuestion, fault?: string) => Promise<string | undefined>;

const flagOf = ({ name, example }: AskedQuestion) => `--${name} "${example}"`;

const usage = (kinds: readonly Kind[]) =>
  [
    'Choose what to start:',
    ...kinds.map((kind) => {
      const [title, ...others] = questionsOf(kind).filter((one) => one.otherwise === undefined);
      return `  npm run new ${kind.name} "${title?.example ?? ''}" -- ${others.map(flagOf).join(' ')}`;
    }),
    'The command asks for anything you leave out.',
  ].join('\n');

/**
 * A new entry from the words of a command: `article "My title" --category "Loan Types"`.
 * A bad answer is asked for again, with the reason; the other answers stay.
 * @throws Error in the editor's words: an unknown kind or flag, or an answer that is missing or wrong while nobody is there to ask
 */
export async function startEntry(
  [kindName, ...words]: readonly string[],
  ask: Ask,
  project: Project,
  kinds = allKinds,
): Promise<NewEntry> {
  const kind = kinds.find(({ name }) => name === kindName);
  if (!kind)
    throw new Error(`${kindName === undefined ? '' : `"${kindName}" is unknown. `}${usage(kinds)}`);
  const given = readFlags(kind, words);
  const answers: Record<string, string | undefined> = { ...given };
  for (const question of questionsOf(kind)) {
    const { name, otherwise } = question;
    let fault: string | undefined;
    let typed = given[name];
    do {
      typed ??= await ask(question, fault);
      if (typed === undefined && (otherwise === undefined || fault !== undefined))
        throw new Error(
          `Nothing was written: --${name} ${fault ?? 'is missing'}. Example: ${flagOf(question)}`,
        );
      const answered = typed?.trim() ?? '';
      const text = answered === '' ? (otherwise?.(answers) ?? '') : answered;
      answers[name] = text;
      fault = text === '' && !otherwise ? 'needs an answer' : faultIn(kind, name, text, project);
      if (fault !== undefined) fault = `"${text}" ${fault}`;
      typed = undefined;
    } while (fault !== undefined);
  }
  const fields = fieldsOf(kind, answers, project);
  const [issue] = kind.schema.safeParse(fields, { error: zodMessage }).error?.issues ?? [];
  // A placeholder that the schema refuses, or a bad answer to what isn't asked.
  if (issue) {
    const [name = kind.title, ...within] = issue.path;
    const place = within.length === 0 ? '' : ` (in ${within.join('.')})`;
    throw new Error(`Nothing was written: --${String(name)}${place} ${issue.message}.`);
  }
  return newEntry(kind, fields, answers.slug ?? '', project);
}

function readFlags(kind: Kind, words: readonly string[]): Answers {
  const names = [...Object.keys(kind.schema.shape), 'slug'];
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const [title, extra] = positionals;
  if (extra !== undefined)
    throw new Error(
      `"${extra}" is one word too many. Put quotes around a title of more than one word.`,
    );
  return { ...(title === undefined ? {} : { [kind.title]: title }), ...values };
}

/** The title first and the slug last; between them the fields that need an answer, in the order of the schema. */
function questionsOf(kind: Kind): AskedQuestion[] {
  const { properties = {}, required = [] } = hintsOf(kind.schema);
  const computed = kind.values({}, { today: '', entries: [] });
  const asked = Object.entries(properties).filter(
    ([name, hint]) =>
      name === kind.title ||
      name in kind.questions ||
      (required.includes(name) && !(name in computed) && !hasPlaceholder(hint)),
  );
  return [
    ...asked
      .sort(([a], [b]) => Number(b === kind.title) - Number(a === kind.title))
      .map(([name, hint]) => questionOf(kind, name, hint)),
    {
      name: 'slug',
      ask: 'Last part of the address; leave empty to make it from the title',
      example: 'closing-costs',
      otherwise: (answers) =>
        slugOf(kind.questions.slug?.otherwise?.(answers) ?? answers[kind.title] ?? ''),
    },
  ];
}

/** Whether a field can wait: a text in free words, or a group of fields. Closed lists and patterns can't. */
const hasPlaceholder = (hint: Hint): boolean =>
  hint.enum === undefined &&
  hint.pattern === undefined &&
  (!hint.items || hasPlaceholder(hint.items));

const questionOf = (kind: Kind, name: string, hint: Hint): AskedQuestion => ({
  ask: hint.description ?? name,
  example: exampleIn(hint.description) ?? choicesOf(hint)[0] ?? 'your own words',
  options: hint.enum && choicesOf(hint),
  ...kind.questions[name],
  name,
});

function faultIn(kind: Kind, name: string, answer: string, project: Project): string | undefined {
  if (name === 'slug') return slugFault(kind, answer, project);
  const hint = hintsOf(kind.schema).properties?.[name] ?? {};
  const field = kind.schema.shape[name] as Kind['schema'];
  const result = field.safeParse(parseAnswer(hint, answer), { error: zodMessage });
  return result.error?.issues[0]?.message;
}

function slugFault({ collection }: Kind, slug: string, { entries, files }: Project) {
  if (!slugPattern.test(slug))
    return 'must be lowercase letters, digits, and single hyphens, for example "closing-costs"';
  const folder = `src/content/${collection}`;
  const isTaken =
    entries.some((entry) => entry.collection === collection && entry.id === slug) ||
    ['md', 'mdx'].some((ending) => files?.has(`${folder}/${slug}.${ending}`));
  return isTaken ? `is taken: ${folder} already has an entry with that name` : undefined;
}

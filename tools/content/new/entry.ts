/** What the commands of `npm run new` share. */

/** Something that is asked for, or given as a flag of the same name. */
export interface Question {
  name: string;
  /** What to answer, in the editor's words. */
  ask: string;
  /** An answer as it could be. */
  example: string;
  /** All answers there are, where the list is closed. */
  options?: readonly string[];
  /** Taken when the answer is empty; without it an answer is needed. */
  otherwise?: string;
}

/** Answers by the name of their question. */
export type Answers = Readonly<Record<string, string>>;

/** What is known about the content as it is. */
export interface Project {
  /** Business date, "2026-01-15". */
  today: string;
  /** Next free place in the menu of cities. */
  nextCity: number;
  /** Next free place in each grid of loan programs. */
  nextProgram: Readonly<Record<string, number>>;
  /** The list of questions as its file holds it. */
  faqs: string;
}

/** A file to be written. */
export interface NewEntry {
  file: string;
  text: string;
  /** Address of the page that shows the entry. */
  address: string;
}

/** A kind of entry that can be started by command. */
export interface Kind {
  /** "article", as it is typed after `npm run new`. */
  name: string;
  /** The question that is answered by the words after the kind. */
  title: Question;
  questions: readonly Question[];
  /** @throws Error that says why no entry can be made of these answers. */
  make: (answers: Answers, project: Project) => NewEntry;
}

/** The question for the last part of the address. */
export const slugQuestion: Question = {
  name: 'slug',
  ask: 'Last part of the address; empty makes it from the title',
  example: 'closing-costs',
  otherwise: '',
};

/** A text in YAML, in quotes: colons and apostrophes in it mean nothing. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** An answer that must be there. */
export function answer(answers: Answers, name: string): string {
  const found = answers[name];
  if (found === undefined) throw new Error(`There is no answer to "${name}".`);
  return found;
}

/** The kinds of entries that `npm run new` starts. All else about an entry comes from its schema. */
import type { z } from 'zod';
import { type CollectionName, entrySchema } from '../../../src/schemas/collections.ts';
import type { Entry } from '../check/read/entry.ts';
import { valueAt } from '../check/fields/field-hints.ts';

/** Answers by the name of their question; a slug is one of them. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** What a new entry has to fit in with. */
export interface Project {
  /** Business date, "2026-01-15". */
  today: string;
  entries: readonly Entry[];
  /** Paths of all files, also of those that can't be read as entries. */
  files?: ReadonlySet<string>;
}

/** A field that is asked for, or given as a flag of the same name. */
export interface Question {
  /** What to answer; the field's description when left out. */
  ask?: string;
  example?: string;
  /** What an empty answer stands for; without it an answer is required. */
  otherwise?: (answers: Answers) => string;
}

export interface Kind {
  /** As typed after `npm run new`, "article". */
  name: string;
  collection: CollectionName;
  schema: z.ZodObject;
  /** The field that the words after the kind fill in. */
  title: string;
  /** Fields to ask for, besides those that have no placeholder: closed lists, and texts of a fixed pattern. */
  questions: Readonly<Record<string, Question>>;
  /** Values that follow from the answers and the project. */
  values: (answers: Answers, project: Project) => Readonly<Record<string, unknown>>;
  /** Optional fields that are written with a placeholder. */
  optional?: readonly string[];
  /** Text below the fields, in Markdown. */
  body?: string;
}

/** Place after the last entry of a menu or grid. */
function nextOrder({ entries }: Project, collection: string, group?: string): number {
  const orders = entries
    .filter((entry) => entry.collection === collection)
    .filter(({ data }) => group === undefined || valueAt(data, ['group']) === group)
    .map(({ data }) => Number(valueAt(data, ['order']) ?? 0));
  return Math.max(0, ...orders) + 1;
}

/** The kinds in the order in which they are listed. */
export const kinds: readonly Kind[] = [
  {
    name: 'article',
    collection: 'blog',
    schema: entrySchema('blog'),
    title: 'title',
    questions: { title: { example: 'What a rate lock does, and when to ask for it' } },
    optional: ['metaTitle', 'keywords'],
    values: (_, { today }) => ({ draft: true, date: today }),
    body: `TODO: start with what the reader wants to know.

## TODO: a question that readers ask?

Write figures as tokens, such as [[closing-cost-share]], and link to pages by their address,
such as [FHA loans](/loan-programs/fha).`,
  },
  {
    name: 'city',
    collection: 'cities',
    schema: entrySchema('cities'),
    title: 'name',
    questions: {
      name: { example: 'Grove City' },
      zips: { ask: 'ZIP codes, separated by commas', example: '43123, 43162' },
      county: { example: 'Franklin County' },
    },
    values: ({ name, zips = '', county }, project) => {
      const codes = zips.split(/[\s,]+/);
      return {
        draft: true,
        order: nextOrder(project, 'cities'),
        zipLabel: codes.length > 2 ? `${codes[0] ?? ''} and more` : codes.join(', '),
        keywords: [`mortgage broker ${name ?? ''} Ohio`, `${name ?? ''} Ohio home loan`],
        facts: [
          { label: 'County', value: county },
          { label: 'County offices', value: 'TODO: in words' },
          { label: 'Conforming loan limit', value: '[[conforming-limit-2026:dated]]' },
        ],
      };
    },
    body: 'TODO: write text that fits only this city. No sentence of more than twelve words can appear on two city pages.',
  },
  {
    name: 'program',
    collection: 'loan-programs',
    schema: entrySchema('loan-programs'),
    title: 'title',
    questions: {
      title: { example: 'Bridge Loan' },
      menuLabel: {
        ask: 'Short name for lists, at most 30 characters; leave empty to use the name',
        example: 'Bridge',
        otherwise: ({ title = '' }) => title,
      },
      slug: { otherwise: ({ title = '' }) => title.replace(/\s+loans?$/i, '') },
    },
    values: ({ group }, project) => ({
      draft: true,
      order: nextOrder(project, 'loan-programs', group),
      icon: 'house',
    }),
    body: 'TODO: write the text of the page. Without text below the dashes, the program only has a card.',
  },
  {
    name: 'faq',
    collection: 'faqs',
    schema: entrySchema('faqs'),
    title: 'question',
    questions: { question: { example: 'Do you measure on site?' } },
    values: ({ slug }) => ({ id: slug, draft: true }),
  },
];

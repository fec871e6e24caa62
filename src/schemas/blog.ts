import { z } from 'zod';
import { calendarDate } from './calendar-days.ts';
import { closing, metaFields, picture, position, publishingFields, text } from './fields.ts';
import type { Reference, SchemaContext } from './fields.ts';

/** Categories of articles, a closed list. */
const articleCategories = ['Home Buying', 'Loan Types', 'Credit & Finance', 'Refinancing'] as const;

/** Shared by all articles: Astro asks for the schema once per entry, and building fields is slow. */
const words = {
  title: text('Title of the article, shown as its heading.', { min: 15, max: 90 }),
  ...metaFields,
  excerpt: text('Two sentences for the list of articles.', { min: 60, max: 240 }),
};
const days = {
  date: calendarDate('Date of the article, for example "2025-09-05".'),
  updated: calendarDate('Date of the last substantive change.').optional(),
  category: z.enum(articleCategories).describe('One of the four categories.'),
  order: position('Position in the list; entries without one follow, newest first.').optional(),
};

/** A blog article; its text is the Markdown below the fields, its read time is computed. */
export const blogSchema = (context: SchemaContext, reference: Reference) =>
  z.strictObject({
    ...words,
    author: reference('team')
      .describe(
        'Who wrote it, one of those in src/content/team, for example "lending-team". Without one, it is the first person on the team, or the team as a whole.',
      )
      .optional(),
    ...days,
    hero: picture(context),
    closing,
    ...publishingFields,
  });

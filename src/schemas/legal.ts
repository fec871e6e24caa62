import { z } from 'zod';
import { calendarDate } from './calendar-days.ts';
import { metaFields, position, text } from './fields.ts';

/**
 * A legal page, at the address of its file name: privacy, accessibility, licenses.
 * Until somebody has reviewed its words, the page says so and preflight lists it.
 */
export const legalSchema = z
  .strictObject({
    title: text('Heading of the page.', { min: 4, max: 90 }),
    menuLabel: text('Name in the footer, for example "Privacy".', { min: 3, max: 40 }),
    order: position('Position in the footer.'),
    ...metaFields,
    lead: text('Introduction under the heading, one to three sentences.', { min: 30, max: 360 }),
    listsLicenses: z
      .boolean()
      .default(false)
      .describe('true prints all licenses of the company and its people above the text.'),
    updated: calendarDate('Day on which the text last changed; printed at its end.'),
    reviewedBy: text('Who reviewed the words, for example "Jane Doe, compliance officer".', {
      min: 3,
      max: 120,
    }).optional(),
    reviewedOn: calendarDate('Day of that review, for example "2026-11-30".').optional(),
  })
  .superRefine(({ reviewedBy, reviewedOn, updated }, context) => {
    const refuse = (field: string, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
    };
    if ((reviewedBy === undefined) !== (reviewedOn === undefined))
      refuse(
        reviewedBy === undefined ? 'reviewedBy' : 'reviewedOn',
        'is required: a review needs both "reviewedBy" and "reviewedOn"',
      );
    if (reviewedOn !== undefined && reviewedOn < updated)
      refuse('reviewedOn', 'must not be before "updated": a changed text needs a new review');
  });

import { z } from 'zod';
import { calendarDate } from './calendar-days.ts';
import { text, webAddress } from './fields.ts';

/** Units a figure may have; each has a default printed form (lib/figures). */
const figureUnits = [
  'usd',
  'percent',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'age',
  'score',
  'count',
  'rating',
  'year',
] as const;

const derivation = z
  .strictObject({
    rule: z
      .enum(['percent-of', 'sum', 'years-since'])
      .describe(
        'percent-of: the first part (percent) of the second (dollars). sum: all parts added. years-since: full calendar years from the part to the build.',
      ),
    parts: z
      .array(text('File name of another figure without ".json".', { max: 60 }))
      .min(1)
      .max(12)
      .describe('The figures it is computed from.'),
  })
  .describe('Computed from other figures instead of typed.');

/**
 * One figure of the register: a number that texts print through `[[file-name]]`.
 * Exactly one of `value`, `low` with `high`, or `derived` is given. Dollars are
 * whole dollars, percent is per hundred (3.5 means 3.5%).
 */
export const figureSchema = z
  .strictObject({
    label: text('What the figure is, in words; no two labels can be the same.', {
      min: 8,
      max: 120,
    }),
    unit: z.enum(figureUnits).describe('What it measures; decides how it is printed.'),
    value: z
      .number()
      .nonnegative()
      .optional()
      .describe('A single value: whole dollars, or a percentage as a plain number, 3.5 for 3.5%.'),
    low: z.number().nonnegative().optional().describe('Lower end of a range.'),
    high: z.number().nonnegative().optional().describe('Upper end of a range.'),
    derived: derivation.optional(),
    print: z
      .string()
      .regex(/\{(value|low|high)\}/, 'must contain {value}, {low}, or {high}')
      .regex(/^[^<>&"]*$/, 'must not contain <, >, &, or double quotes')
      .regex(
        /^(?:[^{}]|\{(?:value|low|high)\})*$/,
        'must not contain braces other than {value}, {low}, and {high}',
      )
      .max(60)
      .optional()
      .describe(
        'How to print it where the unit\'s usual form doesn\'t fit, for example "{value}+".',
      ),
    asOf: z
      .string()
      .regex(
        /^\d{4}(-\d{2}(-\d{2})?)?$/,
        'must be a year, a year and month, or a date, for example "2026" or "2026-01-01"',
      )
      .describe(
        'Year, month, or day the figure applies to, for example "2026" or "2026-01"; [[file-name:dated]] prints its year.',
      ),
    source: z
      .strictObject({
        name: text('Who published it, for example "HUD Mortgagee Letter 2025-23".', {
          min: 3,
          max: 120,
        }),
        url: webAddress('https://www.hud.gov/').optional().describe('Address of the source.'),
      })
      .describe('Where the figure comes from.'),
    checkedOn: calendarDate('Day when someone last compared the figure with its source.'),
    reviewBy: calendarDate('Day by which someone must check the figure again.'),
    proofOnFile: calendarDate(
      'For our own claims and records: the day the proof was put on file.',
    ).optional(),
    kind: z
      .enum(['editorial', 'marketing', 'example'])
      .describe(
        'editorial: a fact about loans or homes. marketing: a claim about us. example: chosen for a worked example.',
      ),
    note: text('How to print it and why, and what to check at the review.', { min: 3, max: 800 }),
  })
  .superRefine((figure, context) => {
    const refuse = (path: keyof typeof figure, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
    };
    const { low, high } = figure;
    const ways = [
      figure.value !== undefined,
      low !== undefined || high !== undefined,
      figure.derived !== undefined,
    ];
    if (ways.filter(Boolean).length !== 1)
      refuse('value', 'must have exactly one of "value", "low" with "high", or "derived"');
    if ((low === undefined) !== (high === undefined))
      refuse('high', 'a range needs both "low" and "high"');
    for (const end of ['value', 'low', 'high'] as const)
      if (figure.unit === 'percent' && (figure[end] ?? 0) > 100)
        refuse(
          end,
          `a percentage can be at most 100; 3.5% is a plain number, for example "${end}": 3.5`,
        );
    if (figure.checkedOn >= figure.reviewBy)
      refuse('reviewBy', '"reviewBy" must be later than "checkedOn"');
    if (low !== undefined && high !== undefined && low >= high) {
      const way =
        low > high
          ? `Swap the two, for example "low": ${high}, "high": ${low}`
          : `For a single number, write "value" instead of both, for example "value": ${low}`;
      refuse('low', `"low" must be smaller than "high". ${way}`);
    }
  });

export type Figure = z.infer<typeof figureSchema>;

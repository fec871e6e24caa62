import { memo, useId, useState } from 'react';
import { formatMonthYear } from '../../../lib/format/calendar-date.ts';
import { formatDollars } from '../../../lib/format/money.ts';
import { NumberField } from '../NumberField.tsx';
import type { SectionProps } from './analyze-loan.ts';
import { countPayments, describePayments, describePayoff } from './descriptions.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { parseStart } from './parse-sections.ts';
import { ScheduleTable } from './ScheduleTable.tsx';
import { SectionForm, describeProblems, useParsedFields } from './SectionForm.tsx';

/** The payments by year, each year opening to its months, and the month in which the loan ends. */
export const ScheduleSection = memo(function ScheduleSection({ analysis, onChange }: SectionProps) {
  const { base, schedule, years, state } = analysis;
  const { start } = state;
  const payments =
    schedule === base
      ? `You’ll make ${describePayments(schedule)}.`
      : `With your extra payments, you’ll make ${countPayments(schedule.rows.length)}.`;
  const payoff = `The loan is paid off ${describePayoff(schedule, start)}.`;
  return (
    <>
      <p className="max-w-prose">
        {`${payments} Total interest is ${formatDollars(schedule.totals.interestCents)}. ${payoff}`}
      </p>
      <StartMonth analysis={analysis} onChange={onChange} />
      <ScheduleTable schedule={schedule} years={years} start={start} />
      <LiveRegion text={payoff} />
    </>
  );
});

const twoDigits = (month: number) => String(month).padStart(2, '0');
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Month and year of the first payment. Two plain fields: some browsers show a month input as bare text. */
function StartMonth({ analysis, onChange }: SectionProps) {
  const [start] = useState(analysis.state.start);
  const monthId = useId();
  const form = useParsedFields(parseStart, (value) => {
    onChange({ start: value });
  });
  return (
    <SectionForm {...form} label="First payment" texts={{ year: start ? String(start.year) : '' }}>
      <div>
        <label htmlFor={monthId} className="number-label">
          Month of the first payment
        </label>
        <div className="number-field">
          <select id={monthId} name="month" defaultValue={start ? twoDigits(start.month) : ''}>
            <option value="">Not set</option>
            {MONTHS.map((month) => (
              <option key={month} value={twoDigits(month)}>
                {formatMonthYear({ year: 2000, month }).replace(' 2000', '')}
              </option>
            ))}
          </select>
        </div>
      </div>
      <NumberField name="year" label="Year" unit="four digits" />
      <LiveRegion text={describeProblems(form.problems)} />
    </SectionForm>
  );
}

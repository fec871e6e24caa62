import { memo, useState } from 'react';
import { formatDollars } from '../../../lib/format/money.ts';
import type { Figures } from './figures.ts';
import type { Options } from './options.ts';
import { countWords, payOffWords, paymentsWords } from './schedule-words.ts';
import { ScheduleTable } from './ScheduleTable.tsx';
import { Spoken } from './Spoken.tsx';
import { StartMonth } from './StartMonth.tsx';

interface Props {
  figures: Figures;
  onChange: (change: Partial<Options>) => void;
}

/** The payments by year, each year opening to its months, and the month in which the loan ends. */
export const ScheduleSection = memo(function ScheduleSection({ figures, onChange }: Props) {
  const { base, schedule, years } = figures;
  const { start } = figures.state;
  const [firstStart] = useState(start);
  const payments =
    schedule === base
      ? `You make ${paymentsWords(schedule)}.`
      : `With your extra payments you make ${countWords(schedule.rows.length)}.`;
  const payOff = `The loan is paid off ${payOffWords(schedule, start)}.`;
  return (
    <>
      <p className="max-w-prose">
        {`${payments} Interest comes to ${formatDollars(schedule.totals.interestCents)} in all. ${payOff}`}
      </p>
      <StartMonth start={firstStart} onChange={onChange} />
      <ScheduleTable schedule={schedule} years={years} start={start} />
      <Spoken text={payOff} />
    </>
  );
});

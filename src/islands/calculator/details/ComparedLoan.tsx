import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatMonths } from '../../../lib/format/duration.ts';
import { formatDollars } from '../../../lib/format/money.ts';
import { parseLoan, type LoanTexts } from '../../../lib/mortgage/parse-inputs.ts';
import { amortize, type Schedule } from '../../../lib/mortgage/schedule.ts';
import { LoanFields } from '../LoanForm.tsx';
import { describeDifference } from './descriptions.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { loanProblems } from './parse-sections.ts';
import { SectionForm, describeProblems } from './SectionForm.tsx';

interface Props {
  heading: string;
  /** The schedule of the loan it is compared with. */
  base: Schedule;
  /** What was typed. */
  texts: LoanTexts;
  onTexts: (texts: LoanTexts) => void;
  onRemove: () => void;
}

/** A loan beside the first one: its fields, its totals, and how they differ. */
export function ComparedLoan({ heading, base, texts, onTexts, onRemove }: Props) {
  const { loan, invalid } = useMemo(() => parseLoan(texts), [texts]);
  const schedule = useMemo(() => loan && amortize(loan), [loan]);
  const problems = loanProblems(invalid);
  const differences = schedule ? describeDifference(base, schedule) : [];
  return (
    <section className="compared" aria-label={heading}>
      <h3>{heading}</h3>
      <SectionForm
        label={heading}
        narrow
        texts={texts}
        problems={problems}
        onTexts={({ loan = '', rate = '', years = '' }) => {
          onTexts({ loan, rate, years });
        }}
      >
        <LoanFields />
      </SectionForm>
      {schedule && (
        <LoanTotals schedule={schedule}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </LoanTotals>
      )}
      <LiveRegion
        text={`${heading}: ${schedule ? differences.join(', ') : describeProblems(problems)}`}
      />
      <button type="button" className="plain-button" onClick={onRemove}>
        Remove <span className="visually-hidden">{heading}</span>
      </button>
    </section>
  );
}

interface LoanTotalsProps {
  schedule: Schedule;
  /** How the loan differs from another one, as list items. */
  children?: ReactNode;
}

/** The totals of a loan that one compares. */
export function LoanTotals({ schedule, children }: LoanTotalsProps) {
  return (
    <>
      <dl className="cost-lines">
        <div>
          <dt>Monthly payment</dt>
          <dd>{formatDollars(schedule.regularPaymentCents)}</dd>
        </div>
        <div>
          <dt>Total interest</dt>
          <dd>{formatDollars(schedule.totals.interestCents)}</dd>
        </div>
        <div>
          <dt>Paid off after</dt>
          <dd>{formatMonths(schedule.rows.length)}</dd>
        </div>
      </dl>
      {children && <ul className="text-sm font-semibold">{children}</ul>}
    </>
  );
}

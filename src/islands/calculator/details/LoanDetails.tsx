import { memo, useMemo, useReducer } from 'react';
import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import { amortize } from '../../../lib/mortgage/schedule.ts';
import styles from './loan-details.css?url&no-inline';
import type { Loan } from '../../../lib/mortgage/loan.ts';
import { loanWords } from './loan-words.ts';
import { CompareLoans } from './CompareLoans.tsx';
import { figuresOf } from './figures.ts';
import { HomePrice } from './HomePrice.tsx';
import { KeepButtons } from './KeepButtons.tsx';
import { MonthlyCosts } from './MonthlyCosts.tsx';
import { NO_OPTIONS, changeOptions, filledSections } from './options.ts';
import { PayExtra } from './PayExtra.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { Section } from './Section.tsx';
import { useAddress } from './use-address.ts';
import { usePrinting } from './use-printing.ts';
import { useSettled } from './use-settled.ts';
import { YearChart } from './YearChart.tsx';

interface Props {
  /** The loan that was calculated. */
  loan: Loan;
  /** What the address carried, if it carried anything. */
  opened: CalculatorState | undefined;
  /** Name, license and phone for the printed page. */
  lender: string;
  /** Calculates with another loan amount, in whole cents. */
  onLoan: (cents: number) => void;
}

/**
 * What one may want to know beyond the payment, each part closed until it is opened. The long parts
 * lag behind the fields, one after the other, so that typing never waits for them.
 */
export const LoanDetails = memo(function LoanDetails({ loan, opened, lender, onLoan }: Props) {
  const [options, change] = useReducer(changeOptions, opened ?? NO_OPTIONS);
  const base = useMemo(() => amortize(loan), [loan]);
  const figures = useMemo(() => figuresOf(base, options), [base, options]);
  const settled = useSettled(figures);
  const later = useSettled(settled);
  const printed = usePrinting() ? figures : later;
  const filled = filledSections(figures.state);
  useAddress(figures.state);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p>Details of {loanWords(loan)}</p>
        <KeepButtons figures={figures} />
      </div>
      <div className="questions mt-6 border-t border-border">
        <Section heading="Payment schedule" filled={filled.schedule}>
          <ScheduleSection figures={settled ?? figures} onChange={change} />
        </Section>
        <Section heading="Principal and interest by year">
          <YearChart figures={later ?? figures} />
        </Section>
        <Section heading="Extra payments" filled={filled.extra}>
          <PayExtra figures={figures} onChange={change} />
        </Section>
        <Section heading="Taxes, insurance and dues" filled={filled.costs}>
          <MonthlyCosts figures={figures} onChange={change} />
        </Section>
        <Section heading="Home price and down payment" filled={filled.purchase}>
          <HomePrice purchase={options.purchase} onChange={change} onLoan={onLoan} />
        </Section>
        <Section heading="Compare loans" filled={filled.compared}>
          <CompareLoans figures={figures} onChange={change} />
        </Section>
      </div>
      {printed && <PrintSheet figures={printed} lender={lender} />}
    </>
  );
});

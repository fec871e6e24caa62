import { memo, startTransition, useEffect, useMemo, useReducer, useState } from 'react';
import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import type { Loan } from '../../../lib/mortgage/loan.ts';
import { amortize } from '../../../lib/mortgage/schedule.ts';
import { NO_OPTIONS, analyzeLoan, filledSections, type Options } from './analyze-loan.ts';
import { CompareLoans } from './CompareLoans.tsx';
import { describeLoan } from './descriptions.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { ExtraPayments } from './ExtraPayments.tsx';
import { HomePrice } from './HomePrice.tsx';
import styles from './loan-details.css?url&no-inline';
import { MonthlyCosts } from './MonthlyCosts.tsx';
import { useAddress } from './page-address.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { Section } from './Section.tsx';
import { usePrinting } from './use-printing.ts';
import { YearChart } from './YearChart.tsx';

interface Props {
  loan: Loan;
  /** What the address carried, if it carried anything. */
  opened: CalculatorState | undefined;
  lender: string;
  /** Calculates with another loan amount, in whole cents. */
  onLoan: (cents: number) => void;
}

/**
 * What one may want to know beyond the payment, in sections that are closed at first. The slow ones
 * lag behind the fields, one after the other, so that typing never waits for them.
 */
export const LoanDetails = memo(function LoanDetails({ loan, opened, lender, onLoan }: Props) {
  const [options, change] = useReducer(
    (before: Options, changed: Partial<Options>) => ({ ...before, ...changed }),
    opened ?? NO_OPTIONS,
  );
  const base = useMemo(() => amortize(loan), [loan]);
  const analysis = useMemo(() => analyzeLoan(base, options), [base, options]);
  const debounced = useDebounced(analysis);
  const debouncedTwice = useDebounced(debounced);
  const printed = usePrinting() ? analysis : debouncedTwice;
  const filled = filledSections(analysis.state);
  useAddress(analysis.state);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p>Details for {describeLoan(loan)}</p>
        <ExportButtons analysis={analysis} />
      </div>
      <div className="questions mt-6 border-t border-border">
        <Section heading="Payment schedule" filled={filled.schedule}>
          <ScheduleSection analysis={debounced ?? analysis} onChange={change} />
        </Section>
        <Section heading="Principal and interest by year">
          <YearChart analysis={debouncedTwice ?? analysis} />
        </Section>
        <Section heading="Extra payments" filled={filled.extra}>
          <ExtraPayments analysis={analysis} onChange={change} />
        </Section>
        <Section heading="Taxes, insurance, and dues" filled={filled.costs}>
          <MonthlyCosts analysis={analysis} onChange={change} />
        </Section>
        <Section heading="Home price and down payment" filled={filled.purchase}>
          <HomePrice purchase={options.purchase} onChange={change} onLoan={onLoan} />
        </Section>
        <Section heading="Compare loans" filled={filled.compared}>
          <CompareLoans analysis={analysis} onChange={change} />
        </Section>
      </div>
      {printed && <PrintSheet analysis={printed} lender={lender} />}
    </>
  );
});

/** Longer than a slow typist takes between two keys. */
const DEBOUNCE_MS = 600;

/** The value once it has stood for a moment, for what is slow to render; undefined at first. */
function useDebounced<T>(value: T): T | undefined {
  const [debounced, setDebounced] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setDebounced(value);
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return debounced;
}

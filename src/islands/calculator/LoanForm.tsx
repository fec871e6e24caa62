import type { LoanField, LoanTexts } from '../../lib/mortgage/parse-inputs.ts';
import { STARTING_LOAN, loanTexts } from './loan-fields.ts';
import { NumberField } from './NumberField.tsx';
import { stepRate } from './step-rate.ts';

interface Props {
  /** What the fields start with; from then on they keep their own values. */
  texts: LoanTexts;
  /** The fields to mark, and what is wrong with them in words. */
  problems?: Partial<Record<LoanField, string>>;
}

/** Loan amount, annual rate and term. */
export function LoanFields({ texts, problems = {} }: Props) {
  const field = (name: LoanField) => ({
    name,
    defaultValue: texts[name],
    problem: problems[name],
  });
  return (
    <>
      <NumberField
        {...field('loan')}
        label="Loan amount"
        unit="dollars"
        before="$"
        hint="Example: 300,000"
      />
      <NumberField
        {...field('rate')}
        label="Annual rate"
        unit="percent"
        after="%"
        hint="Example: 6.5"
        onKeyDown={stepRate}
      />
      <NumberField {...field('years')} label="Term" unit="years" after="years" hint="Example: 30" />
    </>
  );
}

/**
 * The three fields and the button, in the served HTML only: `use-calculator.ts` gives them behavior
 * and never renders them again, so what was typed before React came stays. Submitted as a plain form,
 * it opens this page with an address that calculates; that is how a visitor retries when the code
 * failed to load.
 */
export function LoanForm() {
  return (
    <form id="loan-form" aria-label="Mortgage calculator" className="loan-form">
      <LoanFields texts={loanTexts(STARTING_LOAN)} />
      <button type="submit" className="button" data-fallback="#calculator-failed">
        Calculate
      </button>
    </form>
  );
}

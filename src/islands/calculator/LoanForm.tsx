import { STARTING_LOAN, loanTexts } from './loan-fields.ts';
import { Fields, NumberField } from './NumberField.tsx';
import { stepRate } from './step-rate.ts';

/** Loan amount, annual rate and term. */
export function LoanFields() {
  return (
    <>
      <NumberField
        name="loan"
        label="Loan amount"
        unit="dollars"
        before="$"
        hint="Example: 300,000"
      />
      <NumberField
        name="rate"
        label="Annual rate"
        unit="percent"
        after="%"
        hint="Example: 6.5"
        onKeyDown={stepRate}
      />
      <NumberField name="years" label="Term" unit="years" after="years" hint="Example: 30" />
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
      <Fields value={{ texts: loanTexts(STARTING_LOAN) }}>
        <LoanFields />
      </Fields>
      <button type="submit" className="button" data-fallback="#calculator-failed">
        Calculate
      </button>
    </form>
  );
}

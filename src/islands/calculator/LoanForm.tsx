import { STARTING_LOAN, loanTexts } from './loan-fields.ts';
import { LoanFields } from './LoanFields.tsx';

/**
 * The three fields and the button, in the served HTML only: `use-loan-form.ts` gives them behavior
 * and never draws them again, so what was typed before React came stays. Sent as a plain form, it
 * opens this page with an address that calculates; so one tries again where the code has not come.
 */
export function LoanForm() {
  return (
    <form id="loan-form" aria-label="Mortgage calculator" className="loan-form">
      <LoanFields texts={loanTexts(STARTING_LOAN)} stopped={[]} />
      <button type="submit" className="button" data-fallback="#calculator-failed">
        Calculate
      </button>
    </form>
  );
}

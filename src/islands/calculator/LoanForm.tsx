import type { RefObject } from 'react';
import { parseLoan, type ParsedLoan } from '../../lib/mortgage/parse-inputs.ts';
import { stoppedFields } from './calculator-state.ts';
import { STARTING_LOAN, fieldInput, loanTexts, typedTexts, type LoanField } from './loan-fields.ts';
import { LoanFields } from './LoanFields.tsx';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** The fields to mark. */
  stopped: readonly LoanField[];
  onType: (typed: ParsedLoan) => void;
  onCalculate: (typed: ParsedLoan) => void;
}

const STARTING_TEXTS = loanTexts(STARTING_LOAN);

/**
 * The three fields and the button. The fields keep their own texts, so that what was typed before
 * React came stays. A browser that translates the page leaves the form alone: React would make a
 * changed one anew, without what was typed. Sent as a plain form, it opens this page with an
 * address that calculates; so one tries again where the code has not come.
 */
export function LoanForm({ form, stopped, onType, onCalculate }: Props) {
  return (
    <form
      ref={form}
      id="loan-form"
      aria-label="Mortgage calculator"
      className="loan-form"
      translate="no"
      onInput={(event) => {
        onType(parseLoan(typedTexts(event.currentTarget)));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = parseLoan(typedTexts(event.currentTarget));
        const [first] = stoppedFields(typed);
        if (first) fieldInput(event.currentTarget, first).focus();
        onCalculate(typed);
      }}
    >
      <LoanFields texts={STARTING_TEXTS} stopped={stopped} />
      <button type="submit" className="button" data-fallback="#calculator-failed">
        Calculate
      </button>
    </form>
  );
}

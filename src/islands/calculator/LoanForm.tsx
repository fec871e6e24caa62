import type { KeyboardEvent, RefObject } from 'react';
import { parseLoan, type ParsedLoan } from '../../lib/mortgage/parse-inputs.ts';
import { stoppedFields } from './calculator-state.ts';
import { STARTING_LOAN, fieldInput, loanTexts, typedTexts, type LoanField } from './loan-fields.ts';
import { NumberField } from './NumberField.tsx';
import { steppedRate } from './step-rate.ts';

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
 * React came stays. Sent as a plain form, it opens this page with an address that calculates.
 */
export function LoanForm({ form, stopped, onType, onCalculate }: Props) {
  const changed = (element: HTMLFormElement) => {
    onType(parseLoan(typedTexts(element)));
  };

  const submitted = (element: HTMLFormElement) => {
    const typed = parseLoan(typedTexts(element));
    const [first] = stoppedFields(typed);
    if (first) fieldInput(element, first).focus();
    onCalculate(typed);
  };

  const stepped = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rate = steppedRate(event.currentTarget.value, event.key === 'ArrowUp' ? 1 : -1);
    event.preventDefault();
    if (rate === undefined) return;
    event.currentTarget.value = rate;
    if (event.currentTarget.form) changed(event.currentTarget.form);
  };

  const field = (name: LoanField) => ({
    name,
    defaultValue: STARTING_TEXTS[name],
    invalid: stopped.includes(name),
  });

  return (
    <form
      ref={form}
      aria-label="Mortgage calculator"
      className="grid items-end gap-4 md:grid-cols-3 lg:grid-cols-[1.3fr_1fr_1fr_auto] lg:gap-5"
      onInput={(event) => {
        changed(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submitted(event.currentTarget);
      }}
    >
      <NumberField {...field('loan')} label="Loan amount" unit="dollars" before="$" />
      <NumberField
        {...field('rate')}
        label="Annual rate"
        unit="percent"
        after="%"
        onKeyDown={stepped}
      />
      <NumberField {...field('years')} label="Term" unit="years" after="years" />
      <button
        type="submit"
        className="button w-full md:col-span-3 md:w-auto md:justify-self-start lg:col-span-1 noscript:hidden"
        data-fallback="#calculator-failed"
      >
        Calculate
      </button>
    </form>
  );
}

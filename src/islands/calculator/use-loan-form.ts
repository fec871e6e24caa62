import { useEffect } from 'react';
import type { Dispatch } from 'react';
import { parseLoan } from '../../lib/mortgage/parse-inputs.ts';
import { stoppedFields, type CalculatorAction } from './calculator-state.ts';
import { LOAN_FIELDS, fieldInput, typedTexts, type LoanField } from './loan-fields.ts';
import { stepRate } from './step-rate.ts';

/**
 * Gives the served form its behavior: typing and Calculate become actions, the fields that stopped
 * a calculation are marked, and the first of them gets the focus.
 *
 * @param stopped the fields to mark
 */
export function useLoanForm(
  form: HTMLFormElement | null,
  stopped: readonly LoanField[],
  dispatch: Dispatch<CalculatorAction>,
): void {
  useEffect(() => {
    if (!form) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const changed = () => {
      dispatch({ type: 'type', typed: parseLoan(typedTexts(form)) });
    };
    form.addEventListener('input', changed, { signal });
    const sent = (event: SubmitEvent) => {
      event.preventDefault();
      const typed = parseLoan(typedTexts(form));
      const [first] = stoppedFields(typed);
      if (first) fieldInput(form, first).focus();
      dispatch({ type: 'calculate', typed });
    };
    form.addEventListener('submit', sent, { signal });
    fieldInput(form, 'rate').addEventListener('keydown', stepRate, { signal });
    return () => {
      listening.abort();
    };
  }, [form, dispatch]);

  useEffect(() => {
    if (!form) return;
    for (const field of LOAN_FIELDS)
      fieldInput(form, field).ariaInvalid = stopped.includes(field) ? 'true' : null;
  }, [form, stopped]);
}

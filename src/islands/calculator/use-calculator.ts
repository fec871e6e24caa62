import { useEffect, useReducer, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { LOAN_FIELDS, parseLoan, type ParsedLoan } from '../../lib/mortgage/parse-inputs.ts';
import {
  EMPTY_CALCULATOR,
  reduceCalculator,
  type Calculator,
  type CalculatorAction,
} from './calculator-state.ts';
import { RETRY_PARAMETER, STARTING_LOAN, fieldInput, loanTexts } from './loan-fields.ts';
import { stepRate } from './step-rate.ts';

/** The deferred part of the calculator, or that it could not be fetched. */
type DeferredPart = typeof import('./deferred-part.ts') | 'failed';

/**
 * The calculator's state and its deferred part; gives the served form its behavior. An address that
 * carries figures fills the fields and calculates at once; a field in which the visitor has typed
 * already keeps what was typed. After "Try again" all of them were typed, so those that can't be
 * calculated stay and are marked.
 *
 * @param form null until React has taken over
 */
export function useCalculator(
  form: HTMLFormElement | null,
): readonly [Calculator, DeferredPart | undefined] {
  const [calculator, dispatch] = useReducer(reduceCalculator, EMPTY_CALCULATOR);
  const { result, invalid } = calculator;
  const deferred = useDeferredPart(result?.count ?? 0);
  const hasReadAddress = useRef(false);

  useEffect(() => {
    if (!form || !deferred || deferred === 'failed' || hasReadAddress.current) return;
    hasReadAddress.current = true;
    const isRetry = new URLSearchParams(location.search).has(RETRY_PARAMETER);
    if (isRetry && parseForm(form).invalid.length > 0) {
      form.requestSubmit();
      return;
    }
    const state = deferred.openAddress(location);
    const texts = loanTexts(state?.loan ?? STARTING_LOAN);
    for (const field of LOAN_FIELDS) {
      const input = fieldInput(form, field);
      if (!result && input.value === input.defaultValue) input.value = texts[field];
    }
    if (state) dispatch({ type: 'open', state, typed: parseForm(form) });
  }, [form, deferred, result]);

  useFormEvents(form, dispatch);

  useEffect(() => {
    if (!form) return;
    for (const field of LOAN_FIELDS)
      fieldInput(form, field).ariaInvalid = invalid.includes(field) ? 'true' : null;
  }, [form, invalid]);

  return [calculator, deferred];
}

function parseForm(form: HTMLFormElement): ParsedLoan {
  return parseLoan({
    loan: fieldInput(form, 'loan').value,
    rate: fieldInput(form, 'rate').value,
    years: fieldInput(form, 'years').value,
  });
}

/**
 * Fetches the deferred part once there is a result, or at once where the address may have figures.
 * After a failure each further calculation tries again.
 *
 * @param calculations how many calculations there were
 */
function useDeferredPart(calculations: number): DeferredPart | undefined {
  const [part, setPart] = useState<DeferredPart>();
  useEffect(() => {
    if (calculations === 0 && location.search === '') return;
    import('./deferred-part.ts').then(setPart, () => {
      setPart('failed');
    });
  }, [calculations]);
  return part;
}

/**
 * Turns typing and Calculate into actions, and moves the focus to the first invalid field. Also
 * hides the loading notice, which is only for the time before this code runs.
 */
function useFormEvents(form: HTMLFormElement | null, dispatch: Dispatch<CalculatorAction>): void {
  useEffect(() => {
    if (!form) return undefined;
    // Hidden, not removed: a translator may have put its own elements there.
    document.querySelector('.calculator .loading')?.toggleAttribute('hidden', true);
    const listening = new AbortController();
    const { signal } = listening;
    const onInput = () => {
      dispatch({ type: 'type', typed: parseForm(form) });
    };
    form.addEventListener('input', onInput, { signal });
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      const typed = parseForm(form);
      const [first] = typed.invalid;
      if (first) fieldInput(form, first).focus();
      dispatch({ type: 'calculate', typed });
    };
    form.addEventListener('submit', onSubmit, { signal });
    fieldInput(form, 'rate').addEventListener('keydown', stepRate, { signal });
    return () => {
      listening.abort();
    };
  }, [form, dispatch]);
}

import { useEffect, useReducer, useRef } from 'react';
import type { Dispatch } from 'react';
import { parseLoan } from '../../lib/mortgage/parse-inputs.ts';
import {
  EMPTY_CALCULATOR,
  reduceCalculator,
  type Calculator,
  type CalculatorAction,
} from './calculator-state.ts';
import { LOAN_FIELDS, STARTING_LOAN, fieldInput, loanTexts, typedTexts } from './loan-fields.ts';
import { useDeferredPart, type DeferredPart } from './use-deferred-part.ts';

/**
 * The calculator's state and its late part. An address that carries figures fills the fields and
 * calculates at once; a field in which the visitor has typed already keeps what was typed.
 */
export function useCalculator(
  form: HTMLFormElement | null,
): [Calculator, Dispatch<CalculatorAction>, DeferredPart | undefined] {
  const [calculator, dispatch] = useReducer(reduceCalculator, EMPTY_CALCULATOR);
  const { result } = calculator;
  const late = useDeferredPart(result?.count ?? 0);
  const wasRead = useRef(false);

  useEffect(() => {
    if (!form || !late || late === 'failed' || wasRead.current) return;
    wasRead.current = true;
    const state = result ? undefined : late.readAddress(location.search);
    const texts = loanTexts(state?.loan ?? STARTING_LOAN);
    for (const name of LOAN_FIELDS) {
      const input = fieldInput(form, name);
      if (input.value === input.defaultValue) input.value = texts[name];
    }
    if (state) dispatch({ type: 'open', state, typed: parseLoan(typedTexts(form)) });
  }, [form, late, result]);

  return [calculator, dispatch, late];
}

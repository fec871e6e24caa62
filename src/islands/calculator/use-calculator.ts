import { useEffect, useReducer } from 'react';
import type { Dispatch, RefObject } from 'react';
import { parseLoan } from '../../lib/mortgage/parse-inputs.ts';
import {
  EMPTY_CALCULATOR,
  reduceCalculator,
  type Calculator,
  type CalculatorAction,
} from './calculator-state.ts';
import { LOAN_FIELDS, fieldInput, loanTexts, typedTexts } from './loan-fields.ts';

/**
 * The calculator's state. An address that carries figures fills the fields and calculates at once;
 * a field in which the visitor has typed already keeps what was typed. The code that reads
 * addresses is fetched only where there is something to read.
 */
export function useCalculator(
  form: RefObject<HTMLFormElement | null>,
): [Calculator, Dispatch<CalculatorAction>] {
  const [calculator, dispatch] = useReducer(reduceCalculator, EMPTY_CALCULATOR);

  useEffect(() => {
    if (location.search === '') return;
    void import('./read-address.ts').then(({ readAddress }) => {
      const state = readAddress(location.search);
      const element = form.current;
      if (!state || !element) return;
      const texts = loanTexts(state.loan);
      for (const name of LOAN_FIELDS) {
        const input = fieldInput(element, name);
        if (input.value === input.defaultValue) input.value = texts[name];
      }
      dispatch({ type: 'open', loan: state.loan, typed: parseLoan(typedTexts(element)) });
    });
  }, [form]);

  return [calculator, dispatch];
}

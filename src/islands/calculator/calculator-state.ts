import type { CalculatorState } from '../../lib/mortgage/address-state.ts';
import type { Loan } from '../../lib/mortgage/loan.ts';
import type { ParsedLoan } from '../../lib/mortgage/parse-inputs.ts';
import { LOAN_FIELDS, type LoanField } from './loan-fields.ts';

/** What the calculator knows, apart from the texts, which stand in the fields themselves. */
export interface Calculator {
  /** The loan last calculated, and how many calculations there were. */
  readonly result?: { readonly loan: Loan; readonly count: number } | undefined;
  /** What the address carried, once it was opened. */
  readonly opened?: CalculatorState | undefined;
  /** The fields now hold something else than the result is for. */
  readonly stale: boolean;
  /** The fields that stopped a calculation and still would, in the order of the form. */
  readonly stopped: readonly LoanField[];
}

export type CalculatorAction =
  /** Calculate was pressed with these figures. */
  | { readonly type: 'calculate'; readonly typed: ParsedLoan }
  /** A field changed; the three now read so. */
  | { readonly type: 'type'; readonly typed: ParsedLoan }
  /**
   * The address carried a loan. The visitor may have typed or even calculated something else by
   * then, and the own calculation counts.
   */
  | { readonly type: 'open'; readonly state: CalculatorState; readonly typed: ParsedLoan };

export const EMPTY_CALCULATOR: Calculator = { stale: false, stopped: [] };

/** The calculator after an action. A calculation that is stopped leaves the earlier result, marked. */
export function reduceCalculator(before: Calculator, action: CalculatorAction): Calculator {
  const { typed } = action;
  switch (action.type) {
    case 'calculate':
      if (!typed.ok) return { ...isFor(before, typed), stopped: stoppedFields(typed) };
      return { ...withResult(before, typed.value), stale: false, stopped: [] };
    case 'type': {
      const bad = stoppedFields(typed);
      return { ...isFor(before, typed), stopped: before.stopped.filter((id) => bad.includes(id)) };
    }
    case 'open':
      if (before.result) return before;
      return isFor({ ...withResult(before, action.state.loan), opened: action.state }, typed);
  }
}

/** The fields that keep these figures from being calculated, in the order of the form. */
export function stoppedFields(typed: ParsedLoan): readonly LoanField[] {
  return typed.ok ? [] : LOAN_FIELDS.filter((id) => typed.problems[id] !== undefined);
}

function withResult(before: Calculator, loan: Loan): Calculator {
  return { ...before, result: { loan, count: (before.result?.count ?? 0) + 1 } };
}

function isFor(state: Calculator, typed: ParsedLoan): Calculator {
  const { result } = state;
  return {
    ...state,
    stale: result !== undefined && !(typed.ok && isSameLoan(typed.value, result.loan)),
  };
}

function isSameLoan(one: Loan, other: Loan): boolean {
  return (
    one.amountCents === other.amountCents &&
    one.annualRatePercent === other.annualRatePercent &&
    one.termMonths === other.termMonths
  );
}

import type { CalculatorState } from '../../lib/mortgage/address-state.ts';
import type { Loan } from '../../lib/mortgage/loan.ts';
import type { LoanField, ParsedLoan } from '../../lib/mortgage/parse-inputs.ts';

/** What the calculator knows, apart from what was typed, which the fields themselves hold. */
export interface Calculator {
  /** The loan last calculated, and how many calculations there were. */
  readonly result?: { readonly loan: Loan; readonly count: number } | undefined;
  /** What the address carried, once it was opened. */
  readonly opened?: CalculatorState | undefined;
  /** The fields no longer hold what the result is for. */
  readonly stale: boolean;
  /** The fields that stopped a calculation and still would, in the order of the form. */
  readonly invalid: readonly LoanField[];
}

/** What happened, and the figures that are typed now. */
export type CalculatorAction =
  | { readonly type: 'calculate'; readonly typed: ParsedLoan }
  | { readonly type: 'type'; readonly typed: ParsedLoan }
  /**
   * The address carried a loan. If the visitor has calculated by then, that result stays; what else
   * the address carried still counts.
   */
  | { readonly type: 'open'; readonly state: CalculatorState; readonly typed: ParsedLoan };

export const EMPTY_CALCULATOR: Calculator = { stale: false, invalid: [] };

/** The calculator after an action. A calculation that is stopped leaves the earlier result, marked. */
export function reduceCalculator(before: Calculator, action: CalculatorAction): Calculator {
  const { typed } = action;
  switch (action.type) {
    case 'calculate':
      if (!typed.loan) return { ...compareToResult(before, typed), invalid: typed.invalid };
      return { ...withResult(before, typed.loan), stale: false, invalid: [] };
    case 'type':
      return {
        ...compareToResult(before, typed),
        invalid: before.invalid.filter((field) => typed.invalid.includes(field)),
      };
    case 'open':
      if (before.result) return { ...before, opened: action.state };
      return compareToResult(
        { ...withResult(before, action.state.loan), opened: action.state },
        typed,
      );
  }
}

function withResult(before: Calculator, loan: Loan): Calculator {
  return { ...before, result: { loan, count: (before.result?.count ?? 0) + 1 } };
}

/** Marks the result as stale unless it is for the loan that was typed. */
function compareToResult(state: Calculator, { loan }: ParsedLoan): Calculator {
  const calculated = state.result?.loan;
  const isCurrent =
    loan?.amountCents === calculated?.amountCents &&
    loan?.annualRatePercent === calculated?.annualRatePercent &&
    loan?.termMonths === calculated?.termMonths;
  return { ...state, stale: calculated !== undefined && !isCurrent };
}

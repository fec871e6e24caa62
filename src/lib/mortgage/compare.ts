import type { Loan } from './loan.ts';
import { amortize, type ExtraPayments, type Schedule } from './schedule.ts';

/** What one schedule costs: whole cents and a number of payments. */
export interface Outcome {
  readonly regularPaymentCents: number;
  readonly lastPaymentCents: number;
  readonly payments: number;
  readonly totalPaidCents: number;
  readonly totalInterestCents: number;
}

/** The figures of one schedule that a reader compares. */
export function outcomeOf(schedule: Schedule): Outcome {
  const { regularPaymentCents, rows, totals } = schedule;
  return {
    regularPaymentCents,
    lastPaymentCents: rows.at(-1)?.paymentCents ?? 0,
    payments: rows.length,
    totalPaidCents: totals.paymentCents,
    totalInterestCents: totals.interestCents,
  };
}

/**
 * What a what-if saves against a base: whole cents of interest and a number of payments. Extra
 * payments never make either negative.
 */
export interface Savings {
  readonly interestCents: number;
  readonly months: number;
}

/** How much less interest and how many fewer payments `whatIf` takes than `base`. */
export function savings(base: Schedule, whatIf: Schedule): Savings {
  return {
    interestCents: base.totals.interestCents - whatIf.totals.interestCents,
    months: base.rows.length - whatIf.rows.length,
  };
}

/** One column of a comparison. */
export interface Scenario {
  readonly loan: Loan;
  readonly extra?: ExtraPayments;
}

/** A scenario with its schedule, its figures and their differences from the first scenario's. */
export interface ComparedScenario {
  readonly scenario: Scenario;
  readonly schedule: Schedule;
  readonly outcome: Outcome;
  /** Own figure minus the first scenario's, so a negative figure is less; all zero for the first. */
  readonly difference: Outcome;
}

/** Others that fit beside the first scenario. */
export const MOST_OTHER_SCENARIOS = 2;

/**
 * Works out two or three scenarios side by side, each by itself.
 *
 * @throws RangeError when there is no other scenario, more than two, or a loan is out of bounds.
 */
export function compareScenarios(
  first: Scenario,
  others: readonly Scenario[],
): readonly ComparedScenario[] {
  if (others.length < 1 || others.length > MOST_OTHER_SCENARIOS) {
    throw new RangeError(
      `Cannot compare with ${others.length} other scenarios: pass 1 to ${MOST_OTHER_SCENARIOS}.`,
    );
  }
  const base = outcomeOf(amortize(first.loan, first.extra));
  return [first, ...others].map((scenario) => {
    const schedule = amortize(scenario.loan, scenario.extra);
    const outcome = outcomeOf(schedule);
    return { scenario, schedule, outcome, difference: subtract(outcome, base) };
  });
}

function subtract(own: Outcome, base: Outcome): Outcome {
  return {
    regularPaymentCents: own.regularPaymentCents - base.regularPaymentCents,
    lastPaymentCents: own.lastPaymentCents - base.lastPaymentCents,
    payments: own.payments - base.payments,
    totalPaidCents: own.totalPaidCents - base.totalPaidCents,
    totalInterestCents: own.totalInterestCents - base.totalInterestCents,
  };
}

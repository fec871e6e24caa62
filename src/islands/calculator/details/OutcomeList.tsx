import type { ReactNode } from 'react';
import { formatMonths } from '../../../lib/format/duration.ts';
import { formatDollars } from '../../../lib/format/money.ts';
import type { Outcome } from '../../../lib/mortgage/compare.ts';

interface Props {
  outcome: Outcome;
  /** How the loan differs from another one, as list items. */
  children?: ReactNode;
}

/** The figures of a loan that one compares. */
export function OutcomeList({ outcome, children }: Props) {
  return (
    <>
      <dl className="cost-lines">
        <div>
          <dt>Monthly payment</dt>
          <dd>{formatDollars(outcome.regularPaymentCents)}</dd>
        </div>
        <div>
          <dt>Interest in all</dt>
          <dd>{formatDollars(outcome.totalInterestCents)}</dd>
        </div>
        <div>
          <dt>Paid off after</dt>
          <dd>{formatMonths(outcome.payments)}</dd>
        </div>
      </dl>
      {children && <ul className="text-sm font-semibold">{children}</ul>}
    </>
  );
}

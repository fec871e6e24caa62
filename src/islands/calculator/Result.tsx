import { formatDollars } from '../../lib/format/money.ts';
import { paymentCents } from '../../lib/mortgage/payment.ts';
import type { Calculator } from './calculator-state.ts';

/**
 * The monthly payment, spoken once for each calculation: the key makes each a new node, so that the
 * same figure calculated again is spoken again, and the mark on an earlier result stands outside of
 * the live region.
 */
export function Result({
  result,
  stale,
  stopped,
}: Pick<Calculator, 'result' | 'stale' | 'stopped'>) {
  return (
    <>
      <div role="status" aria-atomic="true">
        {result && (
          <div key={result.count} className="payment" data-stale={stale || undefined}>
            <p>Monthly payment, principal and interest</p>
            <p>{formatDollars(paymentCents(result.loan))}</p>
          </div>
        )}
      </div>
      {stale && (
        <p className="marked">
          This result is for the earlier values.
          {stopped.length === 0 && ' Press Calculate to update it.'}
        </p>
      )}
    </>
  );
}

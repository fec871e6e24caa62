import { createPortal } from 'react-dom';
import { formatDollars } from '../../lib/format/money.ts';
import { paymentCents } from '../../lib/mortgage/payment.ts';
import { useServedElement } from '../use-served-element.ts';
import type { Calculator } from './calculator-state.ts';

/**
 * The monthly payment, spoken once for each calculation: the key makes each a new node, so that the
 * same figure calculated again is spoken again, and the mark on an earlier result stands outside of
 * the live region. Both have their places in the served HTML.
 */
export function Result({
  result,
  stale,
  stopped,
}: Pick<Calculator, 'result' | 'stale' | 'stopped'>) {
  const status = useServedElement('loan-result');
  const note = useServedElement('loan-result-note');
  return (
    <>
      {status &&
        result &&
        createPortal(
          <div key={result.count} className="payment" data-stale={stale || undefined}>
            <p>Monthly payment, principal and interest</p>
            <p>{formatDollars(paymentCents(result.loan))}</p>
          </div>,
          status,
        )}
      {note &&
        stale &&
        createPortal(
          <p className="marked">
            This result is for the earlier values.
            {stopped.length === 0 && ' Press Calculate to update it.'}
          </p>,
          note,
        )}
    </>
  );
}

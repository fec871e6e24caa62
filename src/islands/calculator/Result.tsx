import { formatDollars } from '../../lib/format/money.ts';
import { paymentCents } from '../../lib/mortgage/payment.ts';
import type { Calculator } from './calculator-state.ts';
import { loanWords } from './loan-words.ts';

/**
 * The monthly payment, spoken once for each calculation: the key makes each a new node, so that the
 * same figure calculated again is spoken again, and the mark on an earlier result stands outside of
 * the live region.
 */
export function Result({ result, stale }: Pick<Calculator, 'result' | 'stale'>) {
  return (
    <>
      <div role="status" aria-atomic="true">
        {result && (
          <div
            key={result.count}
            className={`mt-6 border-t border-border pt-6 ${stale ? 'text-muted' : ''}`}
          >
            <p className="text-sm font-semibold">Monthly payment</p>
            <p className="font-display text-4xl font-semibold [font-variant-numeric:tabular-nums]">
              {formatDollars(paymentCents(result.loan))}
            </p>
            <p className="mt-1">Principal and interest on {loanWords(result.loan)}</p>
          </div>
        )}
      </div>
      {stale && (
        <p className="mt-3 rounded-md border-s-4 border-action bg-tint px-3 py-2 text-sm">
          This result is for the earlier values. Press Calculate to update it.
        </p>
      )}
    </>
  );
}

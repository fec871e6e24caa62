import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatDollars } from '../../lib/format/money.ts';
import { dollarsText } from '../../lib/mortgage/parse-inputs.ts';
import { paymentCents } from '../../lib/mortgage/payment.ts';
import { useIntentReady, useServedElement } from '../use-island.ts';
import type { Calculator } from './calculator-state.ts';
import { fieldInput } from './loan-fields.ts';
import { useCalculator } from './use-calculator.ts';

interface Props {
  /** Name, licenses and phone, for the printed page. */
  lender: string;
  /** The served card: form, containers of the result, and the note that says what the payment leaves out. */
  children?: ReactNode;
}

/**
 * The calculator: three fields, one payment, and below it the details one may want next. Its child is
 * the server's HTML; React adds behavior to the form and renders the result into its container.
 */
export function MortgageCalculator({ lender, children }: Props) {
  const form = useServedElement('loan-form')?.closest('form') ?? null;
  const [calculator, deferred] = useCalculator(form);
  const { result, opened } = calculator;
  useIntentReady(form);

  const calculateWith = useCallback(
    (cents: number) => {
      if (!form) return;
      fieldInput(form, 'loan').value = dollarsText(cents);
      form.requestSubmit();
    },
    [form],
  );

  return (
    <>
      {children}
      <Result {...calculator} />
      {deferred === 'failed' && <span hidden data-deferred="failed" />}
      {result && deferred && deferred !== 'failed' && (
        <deferred.LoanDetails
          key={opened ? 'opened' : 'new'}
          loan={result.loan}
          opened={opened}
          lender={lender}
          onLoan={calculateWith}
        />
      )}
    </>
  );
}

/**
 * The monthly payment, announced once for each calculation: the key makes each a new node, so that the
 * same figure calculated again is announced again, and the mark on an earlier result is outside of
 * the live region. Both have containers in the served HTML.
 */
function Result({ result, stale, invalid }: Calculator) {
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
            This result is for your earlier numbers.
            {invalid.length === 0 && ' Press Calculate to update it.'}
          </p>,
          note,
        )}
    </>
  );
}

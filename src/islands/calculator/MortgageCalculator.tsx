import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { dollarsText } from '../../lib/mortgage/parse-inputs.ts';
import { useIntentReady } from '../use-intent-ready.ts';
import { useServedElement } from '../use-served-element.ts';
import { fieldInput } from './loan-fields.ts';
import { Result } from './Result.tsx';
import { useCalculator } from './use-calculator.ts';
import { useLoanForm } from './use-loan-form.ts';

interface Props {
  /** Name, license and phone, for the printed page. */
  lender: string;
  /** The served card: form, places of the result, and the note that says what the payment leaves out. */
  children?: ReactNode;
}

/**
 * The calculator: three fields, one payment, and below it what one may want to know beyond. Its
 * child is the server's HTML; React adds behavior to the form and draws the result into its place.
 */
export function MortgageCalculator({ lender, children }: Props) {
  const form = useServedElement('loan-form')?.closest('form') ?? null;
  const [{ result, stale, stopped, opened }, dispatch, late] = useCalculator(form);
  useLoanForm(form, stopped, dispatch);
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
      <Result result={result} stale={stale} stopped={stopped} />
      {late === 'failed' && <span hidden data-late="failed" />}
      {result && late && late !== 'failed' && (
        <late.LoanDetails
          loan={result.loan}
          opened={opened}
          lender={lender}
          onLoan={calculateWith}
        />
      )}
    </>
  );
}

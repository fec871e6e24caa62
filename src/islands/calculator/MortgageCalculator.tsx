import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { dollarsText } from '../../lib/mortgage/parse-inputs.ts';
import { useIntentReady } from '../use-intent-ready.ts';
import { fieldInput } from './loan-fields.ts';
import { LoanForm } from './LoanForm.tsx';
import { Result } from './Result.tsx';
import { useCalculator } from './use-calculator.ts';

interface Props {
  /** Name, license and phone, for the printed page. */
  lender: string;
  /** The note that says what the payment leaves out. */
  children?: ReactNode;
}

/** The calculator: three fields, one payment, and below it what one may want to know beyond. */
export function MortgageCalculator({ lender, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [{ result, stale, stopped, opened }, dispatch, late] = useCalculator(form);
  useIntentReady(form);

  const calculateWith = useCallback((cents: number) => {
    if (!form.current) return;
    fieldInput(form.current, 'loan').value = dollarsText(cents);
    form.current.requestSubmit();
  }, []);

  return (
    <>
      <div className="card" data-late={late === 'failed' ? late : undefined}>
        <LoanForm
          form={form}
          stopped={stopped}
          onType={(typed) => {
            dispatch({ type: 'type', typed });
          }}
          onCalculate={(typed) => {
            dispatch({ type: 'calculate', typed });
          }}
        />
        <Result result={result} stale={stale} stopped={stopped} />
        {children}
      </div>
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

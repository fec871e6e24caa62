import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntentReady } from '../use-intent-ready.ts';
import { LoanForm } from './LoanForm.tsx';
import { Result } from './Result.tsx';
import { useCalculator } from './use-calculator.ts';

/** The calculator: three fields, one payment, and as child the note that says what it leaves out. */
export function MortgageCalculator({ children }: { children?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ result, stale, stopped }, dispatch] = useCalculator(form);
  useIntentReady(form);

  return (
    <div className="card">
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
      <Result {...(result && { result })} stale={stale} />
      {children}
    </div>
  );
}

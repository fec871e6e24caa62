import type { LoanTexts } from '../../lib/mortgage/parse-inputs.ts';
import type { LoanField } from './loan-fields.ts';
import { NumberField } from './NumberField.tsx';
import { stepRate } from './step-rate.ts';

interface Props {
  /** What the fields start with; from then on they keep their own texts. */
  texts: LoanTexts;
  /** The fields to mark. */
  stopped: readonly LoanField[];
}

/** Loan amount, annual rate and term. */
export function LoanFields({ texts, stopped }: Props) {
  const field = (name: LoanField) => ({
    name,
    defaultValue: texts[name],
    invalid: stopped.includes(name),
  });
  return (
    <>
      <NumberField {...field('loan')} label="Loan amount" unit="dollars" before="$" />
      <NumberField
        {...field('rate')}
        label="Annual rate"
        unit="percent"
        after="%"
        onKeyDown={stepRate}
      />
      <NumberField {...field('years')} label="Term" unit="years" after="years" />
    </>
  );
}

import type { KeyboardEvent } from 'react';
import type { LoanTexts } from '../../lib/mortgage/parse-inputs.ts';
import type { LoanField } from './loan-fields.ts';
import { NumberField } from './NumberField.tsx';
import { steppedRate } from './step-rate.ts';

interface Props {
  /** What the fields start with; from then on they keep their own texts. */
  texts: LoanTexts;
  /** The fields to mark. */
  stopped: readonly LoanField[];
}

/** Up and down arrows step the rate, as they do in a numeric field. */
function stepRate(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || altKey || ctrlKey || metaKey || shiftKey)
    return;
  event.preventDefault();
  const rate = steppedRate(currentTarget.value, key === 'ArrowUp' ? 1 : -1);
  if (rate === undefined) return;
  currentTarget.value = rate;
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
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

import { dollarsText } from '../../../lib/mortgage/parse-inputs.ts';
import { NumberField } from '../NumberField.tsx';
import type { SectionProps } from './analyze-loan.ts';
import { describePayoff, describeSavings, describeUnusedPayment } from './descriptions.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { parseExtra } from './parse-sections.ts';
import { SectionForm, describeProblems, useParsedFields } from './SectionForm.tsx';

/** The payment that carries a one-time amount until the visitor names another: a year from the start. */
const DEFAULT_PAYMENT_NUMBER = 12;

/** What extra payments save. They change the schedule and the chart, never the regular payment. */
export function ExtraPayments({ analysis: { state, base, schedule }, onChange }: SectionProps) {
  const { monthlyCents, oneTime } = state.extra;
  const form = useParsedFields(parseExtra, (extra) => {
    onChange({ extra });
  });
  const wrong = describeProblems(form.problems);
  const invitation = wrong === '' ? 'Enter an amount above $0 to see what it saves.' : '';
  const saved =
    schedule === base
      ? invitation
      : `${describeSavings(base, schedule)}: ${describePayoff(schedule, state.start)}.`;
  const unused = describeUnusedPayment(schedule, state.extra);
  return (
    <>
      <SectionForm
        {...form}
        label="Extra payments"
        texts={{
          monthly: monthlyCents ? dollarsText(monthlyCents) : '',
          once: oneTime ? dollarsText(oneTime.amountCents) : '',
          number: String(oneTime?.paymentNumber ?? DEFAULT_PAYMENT_NUMBER),
        }}
      >
        <NumberField name="monthly" label="Extra each month" unit="dollars" before="$" />
        <NumberField name="once" label="One-time payment" unit="dollars" before="$" />
        <NumberField name="number" label="Add to payment number" unit="whole numbers" />
      </SectionForm>
      {saved && (
        <p className="max-w-prose">
          {saved} {unused}
        </p>
      )}
      <LiveRegion text={`${wrong} ${saved} ${unused}`} />
    </>
  );
}

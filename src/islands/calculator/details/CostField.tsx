import type { ExtraCosts, RecurringAmount } from '../../../lib/mortgage/extra-costs.ts';
import { dollarsText } from '../../../lib/mortgage/parse-inputs.ts';
import { NumberField } from '../NumberField.tsx';
import { COST_NAMES, USUAL_PERIOD } from './cost-words.ts';
import { periodName } from './option-texts.ts';

interface Props {
  id: keyof ExtraCosts;
  /** What the fields start with. */
  amount: RecurringAmount | undefined;
  invalid: boolean;
}

/** The amount of one extra cost, and in the same box whether it is paid by the year or the month. */
export function CostField({ id, amount, invalid }: Props) {
  return (
    <NumberField
      label={COST_NAMES[id]}
      unit="dollars"
      before="$"
      name={id}
      defaultValue={amount ? dollarsText(amount.cents) : ''}
      invalid={invalid}
    >
      <select
        name={periodName(id)}
        aria-label={`${COST_NAMES[id]}: how often`}
        defaultValue={amount?.per ?? USUAL_PERIOD[id]}
      >
        <option value="year">a year</option>
        <option value="month">a month</option>
      </select>
    </NumberField>
  );
}

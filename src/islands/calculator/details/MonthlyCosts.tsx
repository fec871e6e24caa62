import { useState } from 'react';
import { formatDollars } from '../../../lib/format/money.ts';
import { HOUSING_COST_IDS, type HousingCostId } from '../../../lib/mortgage/housing-costs.ts';
import { dollarsText } from '../../../lib/mortgage/parse-inputs.ts';
import { NumberField } from '../NumberField.tsx';
import type { SectionProps } from './analyze-loan.ts';
import { COST_LABELS, describeInsurance } from './descriptions.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { parseCosts, periodName } from './parse-sections.ts';
import { SectionForm, describeProblems, useParsedFields } from './SectionForm.tsx';

/** How each cost is usually billed. */
const USUAL_PERIOD: Readonly<Record<HousingCostId, 'year' | 'month'>> = {
  propertyTax: 'year',
  homeInsurance: 'year',
  mortgageInsurance: 'month',
  hoaDues: 'month',
};

/** The full monthly cost as separate lines; principal and interest stay what they are. */
export function MonthlyCosts({ analysis, onChange }: SectionProps) {
  const [initial] = useState(analysis.state.costs);
  const form = useParsedFields(parseCosts, (costs) => {
    onChange({ costs });
  });
  const { lines, totalCents } = analysis.cost;
  const total = formatDollars(totalCents);
  const insurance = describeInsurance(analysis);
  return (
    <>
      <SectionForm
        {...form}
        label="Taxes, insurance, and dues"
        texts={Object.fromEntries(
          Object.entries(initial).map(([id, amount]) => [
            id,
            amount ? dollarsText(amount.cents) : '',
          ]),
        )}
      >
        {HOUSING_COST_IDS.map((id) => (
          <NumberField key={id} name={id} label={COST_LABELS[id]} unit="dollars" before="$">
            <select
              name={periodName(id)}
              aria-label={`${COST_LABELS[id]}: how often`}
              defaultValue={initial[id]?.per ?? USUAL_PERIOD[id]}
            >
              <option value="year">a year</option>
              <option value="month">a month</option>
            </select>
          </NumberField>
        ))}
      </SectionForm>
      <dl className="cost-lines">
        {lines.map(({ id, cents }) => (
          <div key={id}>
            <dt>{COST_LABELS[id]}</dt>
            <dd>{formatDollars(cents)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>Full monthly cost</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {insurance && <p className="max-w-prose">{insurance}</p>}
      <LiveRegion
        text={`${describeProblems(form.problems)} Full monthly cost: ${total}. ${insurance}`}
      />
    </>
  );
}

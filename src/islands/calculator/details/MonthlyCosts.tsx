import { useState } from 'react';
import { formatDollars } from '../../../lib/format/money.ts';
import { HOUSING_COST_IDS, type HousingCostId } from '../../../lib/mortgage/housing-costs.ts';
import { dollarsText } from '../../../lib/mortgage/parse-inputs.ts';
import { NumberField } from '../NumberField.tsx';
import type { LoanAnalysis, Options } from './analyze-loan.ts';
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

interface Props {
  analysis: LoanAnalysis;
  onChange: (change: Partial<Options>) => void;
}

/** The full monthly cost as separate lines; principal and interest stay what they are. */
export function MonthlyCosts({ analysis, onChange }: Props) {
  const [initial] = useState(analysis.state.costs);
  const [problems, onTexts] = useParsedFields(parseCosts, (costs) => {
    onChange({ costs });
  });
  const { lines, totalCents } = analysis.cost;
  const total = formatDollars(totalCents);
  const insurance = describeInsurance(analysis);
  return (
    <>
      <SectionForm label="Taxes, insurance, and dues" onTexts={onTexts}>
        {HOUSING_COST_IDS.map((id) => {
          const amount = initial[id];
          return (
            <NumberField
              key={id}
              label={COST_LABELS[id]}
              unit="dollars"
              before="$"
              name={id}
              defaultValue={amount ? dollarsText(amount.cents) : ''}
              problem={problems[id]}
            >
              <select
                name={periodName(id)}
                aria-label={`${COST_LABELS[id]}: how often`}
                defaultValue={amount?.per ?? USUAL_PERIOD[id]}
              >
                <option value="year">a year</option>
                <option value="month">a month</option>
              </select>
            </NumberField>
          );
        })}
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
        text={`${describeProblems(problems)} Full monthly cost: ${total}. ${insurance}`}
      />
    </>
  );
}

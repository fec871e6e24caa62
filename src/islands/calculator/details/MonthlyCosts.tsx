import { useState } from 'react';
import { formatDollars } from '../../../lib/format/money.ts';
import { EXTRA_COST_IDS } from '../../../lib/mortgage/extra-costs.ts';
import { CostField } from './CostField.tsx';
import { COST_NAMES, insuranceWords } from './cost-words.ts';
import type { Figures } from './figures.ts';
import { readCosts } from './option-texts.ts';
import type { Options } from './options.ts';
import { SectionForm } from './SectionForm.tsx';
import { useParsedFields } from './use-parsed-fields.ts';
import { Spoken } from './Spoken.tsx';

interface Props {
  figures: Figures;
  onChange: (change: Partial<Options>) => void;
}

/** The full monthly cost as lines of their own; principal and interest stay what they are. */
export function MonthlyCosts({ figures, onChange }: Props) {
  const [first] = useState(figures.state.costs);
  const [bad, onTexts] = useParsedFields(readCosts, (costs) => {
    onChange({ costs });
  });
  const { lines, totalCents } = figures.cost;
  const total = formatDollars(totalCents);
  const insurance = insuranceWords(figures);
  return (
    <>
      <SectionForm label="Taxes, insurance and dues" onTexts={onTexts}>
        {EXTRA_COST_IDS.map((id) => (
          <CostField key={id} id={id} amount={first[id]} invalid={bad.includes(id)} />
        ))}
      </SectionForm>
      <dl className="cost-lines">
        {lines.map(({ id, cents }) => (
          <div key={id}>
            <dt>{COST_NAMES[id]}</dt>
            <dd>{formatDollars(cents)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>Full monthly cost</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {insurance && <p className="max-w-prose">{insurance}</p>}
      <Spoken text={`Full monthly cost: ${total}. ${insurance}`} />
    </>
  );
}

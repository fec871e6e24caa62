import { useState } from 'react';
import { dollarsText } from '../../../lib/mortgage/parse-inputs.ts';
import { NumberField } from '../NumberField.tsx';
import type { Figures } from './figures.ts';
import { readExtra } from './option-texts.ts';
import type { Options } from './options.ts';
import { payOffWords, savingsWords, unusedWords } from './schedule-words.ts';
import { SectionForm } from './SectionForm.tsx';
import { useParsedFields } from './use-parsed-fields.ts';
import { Spoken } from './Spoken.tsx';

/** The payment with which a one-off amount is paid until another one is written: a year from the start. */
const USUAL_NUMBER = '12';

interface Props {
  figures: Figures;
  onChange: (change: Partial<Options>) => void;
}

/** What extra payments save. They change the schedule and the chart, never the payment above. */
export function PayExtra({ figures: { state, base, schedule }, onChange }: Props) {
  const [{ monthlyCents, oneOff }] = useState(state.extra);
  const [bad, onTexts] = useParsedFields(readExtra, (extra) => {
    onChange({ extra });
  });
  const saved =
    schedule === base
      ? 'Enter an amount to see what it saves.'
      : `${savingsWords(base, schedule)}: ${payOffWords(schedule, state.start)}.`;
  const unused = unusedWords(schedule, state.extra);
  return (
    <>
      <SectionForm label="Extra payments" onTexts={onTexts}>
        <NumberField
          label="Extra each month"
          unit="dollars"
          before="$"
          name="monthly"
          defaultValue={monthlyCents ? dollarsText(monthlyCents) : ''}
          invalid={bad.includes('monthly')}
        />
        <NumberField
          label="Once"
          unit="dollars"
          before="$"
          name="once"
          defaultValue={oneOff ? dollarsText(oneOff.amountCents) : ''}
          invalid={bad.includes('once')}
        />
        <NumberField
          label="With payment number"
          unit="payments from the first"
          name="number"
          defaultValue={oneOff ? String(oneOff.paymentNumber) : USUAL_NUMBER}
          invalid={bad.includes('number')}
        />
      </SectionForm>
      <p className="max-w-prose">
        {saved} {unused}
      </p>
      <Spoken text={`${saved} ${unused}`} />
    </>
  );
}

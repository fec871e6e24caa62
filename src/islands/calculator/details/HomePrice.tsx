import { useState } from 'react';
import {
  downPaymentText,
  loanFromPurchase,
  type HomePurchase,
} from '../../../lib/mortgage/home-price.ts';
import { dollarsText } from '../../../lib/mortgage/parse-inputs.ts';
import { NumberField } from '../NumberField.tsx';
import { readPurchase } from './option-texts.ts';
import type { Options } from './options.ts';
import { purchaseWords } from './purchase-words.ts';
import { SectionForm } from './SectionForm.tsx';
import { useParsedFields } from './use-parsed-fields.ts';
import { Spoken } from './Spoken.tsx';

interface Props {
  purchase: HomePurchase | undefined;
  onChange: (change: Partial<Options>) => void;
  /** Calculates with another loan amount, in whole cents. */
  onLoan: (cents: number) => void;
}

/** Price and down payment as another way to the loan amount. */
export function HomePrice({ purchase, onChange, onLoan }: Props) {
  const [first] = useState(purchase);
  const [bad, onTexts] = useParsedFields(readPurchase, (value) => {
    onChange({ purchase: value });
  });
  const left = purchase && loanFromPurchase(purchase);
  const words = purchaseWords(purchase);
  return (
    <>
      <SectionForm label="Home price and down payment" onTexts={onTexts}>
        <NumberField
          label="Home price"
          unit="dollars"
          before="$"
          name="price"
          defaultValue={first ? dollarsText(first.priceCents) : ''}
          invalid={bad.includes('price')}
        />
        <NumberField
          label="Down payment"
          unit="dollars, or percent with a percent sign"
          after="$ or %"
          name="down"
          defaultValue={first ? downPaymentText(first.downPayment) : ''}
          invalid={bad.includes('down')}
        />
      </SectionForm>
      <p className="max-w-prose">{words}</p>
      <Spoken text={words} />
      {left?.ok && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => {
            onLoan(left.value);
          }}
        >
          Calculate with this loan
        </button>
      )}
    </>
  );
}

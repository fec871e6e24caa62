import {
  downPaymentText,
  loanAmountFromPurchase,
  type HomePurchase,
} from '../../../lib/mortgage/home-price.ts';
import { dollarsText } from '../../../lib/mortgage/parse-inputs.ts';
import { NumberField } from '../NumberField.tsx';
import type { Options } from './analyze-loan.ts';
import { describePurchase } from './descriptions.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { parsePurchase } from './parse-sections.ts';
import { SectionForm, describeProblems, useParsedFields } from './SectionForm.tsx';

interface Props {
  purchase: HomePurchase | undefined;
  onChange: (change: Partial<Options>) => void;
  /** Calculates with another loan amount, in whole cents. */
  onLoan: (cents: number) => void;
}

/** Price and down payment as another way to the loan amount. */
export function HomePrice({ purchase, onChange, onLoan }: Props) {
  const form = useParsedFields(parsePurchase, (value) => {
    onChange({ purchase: value });
  });
  const left = purchase && loanAmountFromPurchase(purchase);
  const wrong = describeProblems(form.problems);
  const description = wrong === '' ? describePurchase(purchase) : '';
  return (
    <>
      <SectionForm
        {...form}
        label="Home price and down payment"
        texts={{
          price: purchase ? dollarsText(purchase.priceCents) : '',
          down: purchase ? downPaymentText(purchase.downPayment) : '',
        }}
      >
        <NumberField name="price" label="Home price" unit="dollars" before="$" />
        <NumberField
          name="down"
          label="Down payment"
          unit="dollars, or percent with a percent sign"
          after="$ or %"
        />
      </SectionForm>
      {description && <p className="max-w-prose">{description}</p>}
      <LiveRegion text={`${wrong} ${description}`} />
      {left !== undefined && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => {
            onLoan(left);
          }}
        >
          Use this loan amount
        </button>
      )}
    </>
  );
}

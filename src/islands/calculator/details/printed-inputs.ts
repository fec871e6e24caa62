import type { CalculatorState } from '../../../lib/mortgage/address-state.ts';
import { formatMonthYear } from '../../../lib/format/calendar-date.ts';
import { formatMonths } from '../../../lib/format/duration.ts';
import { formatPercent } from '../../../lib/format/percent.ts';
import { EXTRA_COST_IDS } from '../../../lib/mortgage/extra-costs.ts';
import { downPaymentCents } from '../../../lib/mortgage/home-price.ts';
import { amountWords } from './loan-words.ts';
import { COST_NAMES } from './cost-words.ts';

/** An input by its name and in words. */
export interface PrintedInput {
  readonly name: string;
  readonly words: string;
}

/** Everything that was entered, in the order of the page; what was left out is not listed. */
export function printedInputs(state: CalculatorState): readonly PrintedInput[] {
  const { loan, purchase, start, extra, costs } = state;
  const costLines = EXTRA_COST_IDS.flatMap((id) => {
    const amount = costs[id];
    return amount?.cents
      ? [{ name: COST_NAMES[id], words: `${amountWords(amount.cents)} a ${amount.per}` }]
      : [];
  });
  return [
    { name: 'Loan amount', words: amountWords(loan.amountCents) },
    { name: 'Annual rate', words: formatPercent(loan.annualRatePercent) },
    { name: 'Term', words: formatMonths(loan.termMonths) },
    ...(start ? [{ name: 'First payment', words: formatMonthYear(start) }] : []),
    ...(purchase
      ? [
          { name: 'Home price', words: amountWords(purchase.priceCents) },
          { name: 'Down payment', words: amountWords(downPaymentCents(purchase)) },
        ]
      : []),
    ...(extra.monthlyCents
      ? [{ name: 'Extra each month', words: amountWords(extra.monthlyCents) }]
      : []),
    ...(extra.oneOff
      ? [
          {
            name: `Once, with payment ${extra.oneOff.paymentNumber}`,
            words: amountWords(extra.oneOff.amountCents),
          },
        ]
      : []),
    ...costLines,
  ];
}

import { formatPercent } from '../../../lib/format/percent.ts';
import { roundHalfUp } from '../../../lib/format/round-half-up.ts';
import { loanFromPurchase, type HomePurchase } from '../../../lib/mortgage/home-price.ts';
import { amountWords } from './loan-words.ts';

/** The loan that price and down payment leave, and its share of the price to a tenth of a percent. */
export function purchaseWords(purchase: HomePurchase | undefined): string {
  const left = purchase && loanFromPurchase(purchase);
  if (!purchase || !left?.ok) return 'Enter both to see the loan they leave.';
  const share = roundHalfUp((left.value / purchase.priceCents) * 1000) / 10;
  return `That leaves a loan of ${amountWords(left.value)}, ${formatPercent(share)} of the price.`;
}

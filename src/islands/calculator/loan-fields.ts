import type { Loan } from '../../lib/mortgage/loan.ts';
import {
  dollarsText,
  percentText,
  termYearsText,
  type LoanField,
  type LoanTexts,
} from '../../lib/mortgage/parse-inputs.ts';

/** The loan the form starts with: an example, not a rate offered. */
export const STARTING_LOAN: Loan = {
  amountCents: 30_000_000,
  annualRatePercent: 6.5,
  termMonths: 360,
};

/** In the address after "Try again": what the fields hold then was typed, not sent. */
export const RETRY_PARAMETER = 'retry';

/** A loan as the texts of the three fields. */
export function loanTexts({ amountCents, annualRatePercent, termMonths }: Loan): LoanTexts {
  return {
    loan: dollarsText(amountCents),
    rate: percentText(annualRatePercent),
    years: termYearsText(termMonths),
  };
}

/** The input of one field; the form always has all three. */
export function fieldInput(form: HTMLFormElement, field: LoanField): HTMLInputElement {
  const input = form.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  if (!input) throw new Error(`The form has no field "${field}".`);
  return input;
}

/** What a link to the calculator lacks, and the words about it. */
import {
  CALCULATOR_PARAMETERS,
  writeCalculatorState,
  type CalculatorState,
} from '../../../lib/mortgage/address-state.ts';
import { LOAN_FIELDS, parseLoan, type LoanField } from '../../../lib/mortgage/parse-inputs.ts';

/**
 * Compares an address with the state that `readCalculatorState` found in it: which basic fields hold
 * their starting value instead, and which other parameters were left out, at least in part. An address
 * without any of the calculator's parameters has no gaps.
 */
export function findAddressGaps(params: URLSearchParams, state: CalculatorState | undefined) {
  if (!CALCULATOR_PARAMETERS.some((name) => params.has(name))) return { examples: [], leftOut: [] };
  const [loan = '', rate = '', years = ''] = LOAN_FIELDS.map((name) => params.get(name) ?? '');
  const used = state ? writeCalculatorState(state) : new URLSearchParams();
  return {
    examples: parseLoan({ loan, rate, years }).invalid.filter(
      (field) => !(field === 'loan' && loan === '' && state?.purchase),
    ),
    leftOut: CALCULATOR_PARAMETERS.filter(
      (name) => !(name in FIELD_NAMES) && params.getAll(name).length > used.getAll(name).length,
    ),
  };
}

const FIELD_NAMES: Readonly<Record<LoanField, string>> = {
  loan: 'loan amount',
  rate: 'annual rate',
  years: 'term',
};

const PARAMETER_NAMES: Readonly<Record<string, string>> = {
  price: 'home price',
  down: 'down payment',
  start: 'first payment',
  extra: 'extra each month',
  once: 'one-time payment',
  tax: 'property taxes',
  insurance: 'homeowner’s insurance',
  'mortgage-insurance': 'mortgage insurance',
  hoa: 'HOA dues',
  compare: 'compared loan',
};

/** Says which values are examples, and which were left out, because a link lacks them; "" when none. */
export function describeGaps({ examples, leftOut }: ReturnType<typeof findAddressGaps>): string {
  const sentences = [
    ['Example values', examples.map((field) => FIELD_NAMES[field])],
    ['Left out', leftOut.map((name) => PARAMETER_NAMES[name] ?? name)],
  ] as const;
  const gaps = sentences
    .filter(([, names]) => names.length > 0)
    .map(([heading, names]) => `${heading}: ${new Intl.ListFormat('en-US').format(names)}.`);
  if (gaps.length === 0) return '';
  return `Part of this link is missing or can’t be read. ${gaps.join(' ')}`;
}

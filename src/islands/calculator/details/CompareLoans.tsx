import { useRef, useState } from 'react';
import { MAX_COMPARED_LOANS } from '../../../lib/mortgage/address-state.ts';
import type { Loan } from '../../../lib/mortgage/loan.ts';
import { parseLoan, type LoanTexts } from '../../../lib/mortgage/parse-inputs.ts';
import { loanTexts } from '../loan-fields.ts';
import type { SectionProps } from './analyze-loan.ts';
import { ComparedLoan, LoanTotals } from './ComparedLoan.tsx';
import { describeLoan } from './descriptions.ts';

/** A loan beside the first one, as typed. `key` tells it from one that was removed. */
interface Other {
  readonly key: number;
  readonly texts: LoanTexts;
}

/** A loan to start from: the same one over 15 years, or over 30 where it is 15. */
function suggestion(loan: Loan): LoanTexts {
  return loanTexts({ ...loan, termMonths: loan.termMonths === 180 ? 360 : 180 });
}

/** Two or three loans side by side, each by itself and without extra payments. */
export function CompareLoans({ analysis: { state, base }, onChange }: SectionProps) {
  const { compared } = state;
  const lastKey = useRef(compared.length);
  const [others, setOthers] = useState<readonly Other[]>(() =>
    compared.map((other, key) => ({ key, texts: loanTexts(other) })),
  );
  const update = (after: readonly Other[]) => {
    setOthers(after);
    const loans = after.map(({ texts }) => parseLoan(texts).loan);
    onChange({ compared: loans.filter((loan) => loan !== undefined) });
  };
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <section className="compared" aria-label="This loan">
          <h3>This loan</h3>
          <p>{describeLoan(base.loan)}</p>
          <LoanTotals schedule={base} />
        </section>
        {others.map(({ key, texts }, index) => (
          <ComparedLoan
            key={key}
            heading={`Loan ${index + 2}`}
            base={base}
            texts={texts}
            onTexts={(typed) => {
              update(others.map((other) => (other.key === key ? { key, texts: typed } : other)));
            }}
            onRemove={() => {
              update(others.filter((other) => other.key !== key));
            }}
          />
        ))}
      </div>
      {others.length < MAX_COMPARED_LOANS && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => {
            lastKey.current += 1;
            update([...others, { key: lastKey.current, texts: suggestion(base.loan) }]);
          }}
        >
          Add a loan to compare
        </button>
      )}
    </>
  );
}

import { useRef, useState } from 'react';
import { MOST_OTHER_SCENARIOS, outcomeOf } from '../../../lib/mortgage/compare.ts';
import type { Loan } from '../../../lib/mortgage/loan.ts';
import { parseLoan, type LoanTexts } from '../../../lib/mortgage/parse-inputs.ts';
import { loanTexts } from '../loan-fields.ts';
import { loanWords } from './loan-words.ts';
import type { Figures } from './figures.ts';
import type { Options } from './options.ts';
import { OtherLoan } from './OtherLoan.tsx';
import { OutcomeList } from './OutcomeList.tsx';

/** A loan beside the first one, as typed. `key` tells it from one that was removed. */
interface Other {
  readonly key: number;
  readonly texts: LoanTexts;
}

interface Props {
  figures: Figures;
  onChange: (change: Partial<Options>) => void;
}

/** A loan to start from: the same one over 15 years, or over 30 where it is 15. */
function suggestion(loan: Loan): LoanTexts {
  return loanTexts({ ...loan, termMonths: loan.termMonths === 180 ? 360 : 180 });
}

/** Two or three loans side by side, each by itself and without extra payments. */
export function CompareLoans({ figures: { state, base }, onChange }: Props) {
  const { compared } = state;
  const made = useRef(compared.length);
  const [others, setOthers] = useState<readonly Other[]>(() =>
    compared.map((other, key) => ({ key, texts: loanTexts(other) })),
  );
  const update = (after: readonly Other[]) => {
    setOthers(after);
    const loans = after.map(({ texts }) => parseLoan(texts));
    onChange({ compared: loans.flatMap((parsed) => (parsed.ok ? [parsed.value] : [])) });
  };
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <section className="compared" aria-label="This loan">
          <h3>This loan</h3>
          <p>{loanWords(base.loan)}</p>
          <OutcomeList outcome={outcomeOf(base)} />
        </section>
        {others.map(({ key, texts }, index) => (
          <OtherLoan
            key={key}
            heading={`Loan ${index + 2}`}
            base={base.loan}
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
      {others.length < MOST_OTHER_SCENARIOS && (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => {
            made.current += 1;
            update([...others, { key: made.current, texts: suggestion(base.loan) }]);
          }}
        >
          Add a loan to compare
        </button>
      )}
    </>
  );
}

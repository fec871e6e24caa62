import { useMemo, useState } from 'react';
import { compareScenarios } from '../../../lib/mortgage/compare.ts';
import type { Loan } from '../../../lib/mortgage/loan.ts';
import { parseLoan, type LoanTexts } from '../../../lib/mortgage/parse-inputs.ts';
import { stoppedFields } from '../calculator-state.ts';
import { LoanFields } from '../LoanFields.tsx';
import { OutcomeList } from './OutcomeList.tsx';
import { differenceWords } from './schedule-words.ts';
import { SectionForm } from './SectionForm.tsx';
import { Spoken } from './Spoken.tsx';

interface Props {
  heading: string;
  /** The loan it is compared with. */
  base: Loan;
  /** What was typed. */
  texts: LoanTexts;
  onTexts: (texts: LoanTexts) => void;
  onRemove: () => void;
}

/** A loan beside the first one: its fields, its figures, and how they differ. */
export function OtherLoan({ heading, base, texts, onTexts, onRemove }: Props) {
  const [first] = useState(texts);
  const parsed = useMemo(() => parseLoan(texts), [texts]);
  const [, other] = useMemo(
    () => (parsed.ok ? compareScenarios({ loan: base }, [{ loan: parsed.value }]) : []),
    [base, parsed],
  );
  const words = other ? differenceWords(other.difference) : [];
  return (
    <section className="compared" aria-label={heading}>
      <h3>{heading}</h3>
      <SectionForm
        label={heading}
        narrow
        onTexts={({ loan = '', rate = '', years = '' }) => {
          onTexts({ loan, rate, years });
        }}
      >
        <LoanFields texts={first} stopped={stoppedFields(parsed)} />
      </SectionForm>
      {other && (
        <OutcomeList outcome={other.outcome}>
          {words.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </OutcomeList>
      )}
      <Spoken text={other ? `${heading}: ${words.join(', ')}` : ''} />
      <button type="button" className="plain-button" onClick={onRemove}>
        Remove <span className="visually-hidden">{heading}</span>
      </button>
    </section>
  );
}

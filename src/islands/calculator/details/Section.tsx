import { useState } from 'react';
import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** Says beside the heading that there are figures inside. */
  filled?: boolean;
  children: ReactNode;
}

/** One section of the details, closed at first; its content is rendered when it is first opened. */
export function Section({ heading, filled = false, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>
        <h2>{heading}</h2>
        {filled && <span className="text-sm text-muted">Filled in</span>}
        <Chevron />
      </summary>
      {wasOpened && <div className="part grid gap-5 pb-8">{children}</div>}
    </details>
  );
}

/** The mark of a disclosure. */
export function Chevron() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

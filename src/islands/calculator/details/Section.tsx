import { useState } from 'react';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';

interface Props {
  heading: string;
  /** Says beside the heading that there are figures inside. */
  filled?: boolean;
  children: ReactNode;
}

/** One part of the details, closed until it is opened; its content is made at the first opening. */
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

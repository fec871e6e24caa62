import { useState } from 'react';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';

interface Props {
  heading: string;
  children: ReactNode;
}

/** One part of the details, closed until it is opened; its content is made at the first opening. */
export function Section({ heading, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>
        <h2>{heading}</h2>
        <Chevron />
      </summary>
      {wasOpened && <div className="part grid gap-5 pb-8">{children}</div>}
    </details>
  );
}

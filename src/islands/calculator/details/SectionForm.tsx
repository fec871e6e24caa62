import type { ReactNode } from 'react';
import type { Texts } from './option-texts.ts';

interface Props {
  label: string;
  /** Called at every change with the texts of all fields by their names. */
  onTexts: (texts: Texts) => void;
  /** One field under the other, for narrow places. */
  narrow?: boolean;
  children: ReactNode;
}

/** The optional fields of a section. They count as they are typed; there is nothing to send. */
export function SectionForm({ label, onTexts, narrow = false, children }: Props) {
  return (
    <form
      aria-label={label}
      className={`grid items-end gap-4 ${narrow ? '' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
      onSubmit={(event) => {
        event.preventDefault();
      }}
      onInput={(event) => {
        const texts: Record<string, string> = {};
        for (const [name, text] of new FormData(event.currentTarget)) {
          if (typeof text === 'string') texts[name] = text;
        }
        onTexts(texts);
      }}
    >
      {children}
    </form>
  );
}

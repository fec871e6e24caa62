import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldTexts, ParsedSection } from './parse-sections.ts';

interface Props {
  label: string;
  /** Called at every change with the texts of all fields by their names. */
  onTexts: (texts: FieldTexts) => void;
  /** One column at every width. */
  narrow?: boolean;
  children: ReactNode;
}

/** The optional fields of a section. They count as they are typed; there is nothing to submit. */
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

/**
 * Parses the fields of a section at every change.
 * @returns the names of the fields that can't be read, and what to pass as `onTexts`
 */
export function useParsedFields<T>(
  parse: (texts: FieldTexts) => ParsedSection<T>,
  onValue: (value: T) => void,
): readonly [invalid: readonly string[], onTexts: (texts: FieldTexts) => void] {
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const onTexts = (texts: FieldTexts) => {
    const parsed = parse(texts);
    setInvalid(parsed.invalid);
    onValue(parsed.value);
  };
  return [invalid, onTexts];
}

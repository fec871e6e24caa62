import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldTexts, ParsedSection, Problems } from './parse-sections.ts';

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
      className={`grid items-start gap-4 ${narrow ? '' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
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

/** All that is wrong in a section, in sentences; "" when nothing is. */
export function describeProblems(problems: Problems): string {
  return Object.values(problems).join(' ');
}

/**
 * Parses the fields of a section at every change.
 * @returns what is wrong with each invalid field, and what to pass as `onTexts`
 */
export function useParsedFields<T>(
  parse: (texts: FieldTexts) => ParsedSection<T>,
  onValue: (value: T) => void,
): readonly [problems: Problems, onTexts: (texts: FieldTexts) => void] {
  const [problems, setProblems] = useState<Problems>({});
  const onTexts = (texts: FieldTexts) => {
    const parsed = parse(texts);
    setProblems(parsed.problems);
    onValue(parsed.value);
  };
  return [problems, onTexts];
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Fields } from '../NumberField.tsx';
import type { FieldTexts, ParsedSection, Problems } from './parse-sections.ts';

interface Props {
  label: string;
  /** What the fields start with, by name; later changes don't count. */
  texts: FieldTexts;
  problems: Problems;
  /** Called at every change with the texts of all fields by their names. */
  onTexts: (texts: FieldTexts) => void;
  /** One column at every width. */
  narrow?: boolean;
  children: ReactNode;
}

/** The optional fields of a section. They count as they are typed; there is nothing to submit. */
export function SectionForm(props: Props) {
  const { label, problems, onTexts, narrow = false, children } = props;
  const [texts] = useState(props.texts);
  return (
    <form
      aria-label={label}
      className={`grid items-start gap-4 ${narrow ? '' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
      onSubmit={(event) => {
        event.preventDefault();
      }}
      onInput={(event) => {
        const typed: Record<string, string> = {};
        for (const [name, text] of new FormData(event.currentTarget))
          if (typeof text === 'string') typed[name] = text;
        onTexts(typed);
      }}
    >
      <Fields value={{ texts, problems }}>{children}</Fields>
    </form>
  );
}

/** All that is wrong in a section, in sentences; "" when nothing is. */
export function describeProblems(problems: Problems): string {
  return Object.values(problems).join(' ');
}

/** The props of a section's form whose fields are parsed at every change. */
export function useParsedFields<T>(
  parse: (texts: FieldTexts) => ParsedSection<T>,
  onValue: (value: T) => void,
) {
  const [problems, setProblems] = useState<Problems>({});
  const onTexts = (texts: FieldTexts) => {
    const parsed = parse(texts);
    setProblems(parsed.problems);
    onValue(parsed.value);
  };
  return { problems, onTexts };
}

import { createContext, useContext, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** What a form's fields start with, and what is wrong with them now, in words; both by name. */
export const Fields = createContext<{
  readonly texts: Readonly<Partial<Record<string, string>>>;
  readonly problems?: Readonly<Partial<Record<string, string>>>;
}>({ texts: {} });

interface Props extends Pick<ComponentProps<'input'>, 'onKeyDown'> {
  name: string;
  label: string;
  /** The unit in words, part of the field's accessible name: "dollars". */
  unit: string;
  /** The unit's symbol before or after the figure. */
  before?: string;
  after?: string;
  /** What the field takes, shown below it: "Example: 6.5". A problem takes its place. */
  hint?: string;
  /** A select that belongs to the figure, inside the same box. */
  children?: ReactNode;
}

/**
 * A text field for a figure. It is not of type `number`: that type changes under the mouse wheel
 * and drops what it can't read, such as "300,000".
 */
export function NumberField({ name, label, unit, before, after, hint, children, ...input }: Props) {
  const { texts, problems } = useContext(Fields);
  const id = useId();
  const problem = problems?.[name];
  const words = problem ?? hint;
  return (
    <div>
      <label htmlFor={id} className="number-label">
        {label}
        <span className="visually-hidden">{` in ${unit}`}</span>
      </label>
      <div className="number-field">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          {...input}
          name={name}
          defaultValue={texts[name]}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={words === undefined ? undefined : `${id}-hint`}
        />
        {after && <span aria-hidden="true">{after}</span>}
        {children}
      </div>
      {words !== undefined && (
        <p id={`${id}-hint`} className="number-hint">
          {words}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'inputMode'> {
  label: string;
  /** The unit in words, part of the field's accessible name: "dollars". */
  unit: string;
  /** The unit's symbol before the figure. */
  before?: string;
  /** The unit's symbol or word after the figure. */
  after?: string;
  /** What the field takes, always shown below it: "Example: 6.5". */
  hint?: string;
  /** What is wrong with the value and what to enter, in words; marks the field, and takes the hint's place. */
  problem?: string | undefined;
  /** A select that belongs to the figure, inside the same box. */
  children?: ReactNode;
}

/**
 * A text field for a figure. It is not of type `number`: that type changes under the mouse wheel
 * and drops what it can't read, such as "300,000".
 */
export function NumberField({ children, ...field }: Props) {
  const { label, unit, before, after, hint, problem, ...input } = field;
  const id = useId();
  const hintId = `${id}-hint`;
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
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={words === undefined ? undefined : hintId}
        />
        {after && <span aria-hidden="true">{after}</span>}
        {children}
      </div>
      {words !== undefined && (
        <p id={hintId} className="number-hint">
          {words}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'select'> {
  label: string;
  options: readonly { readonly value: string; readonly text: string }[];
}

/** A field with a short list to choose from. */
export function Choice({ label, options, ...select }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="figure-label">
        {label}
      </label>
      <div className="figure-field">
        <select {...select} id={id}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

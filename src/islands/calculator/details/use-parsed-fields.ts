import { useState } from 'react';
import type { Reading, Texts } from './option-texts.ts';

/**
 * Reads the fields of a section at every change.
 * @returns names of the fields that cannot be read, and what to call with the texts of all fields
 */
export function useParsedFields<T>(
  read: (texts: Texts) => Reading<T>,
  onValue: (value: T) => void,
): readonly [bad: readonly string[], onTexts: (texts: Texts) => void] {
  const [bad, setBad] = useState<readonly string[]>([]);
  const onTexts = (texts: Texts) => {
    const reading = read(texts);
    setBad(reading.bad);
    onValue(reading.value);
  };
  return [bad, onTexts];
}

/** Parts of the calculator's text to which the calculator leads a reader without script: heading and id of each. */
export const calculatorPlaces = {
  formula: { heading: 'The formula in words', id: 'the-formula-in-words' },
  example: { heading: 'A worked example', id: 'a-worked-example' },
} as const;

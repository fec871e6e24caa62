/** Figures that the code itself prints, by their name in the register; all others are named in content. */
export const figuresInCode = {
  foundedYear: 'founded-year',
  exampleHomePrice: 'example-home-price',
} as const;

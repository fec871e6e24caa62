/**
 * Copies of raw colors from palette.css for what no style sheet reaches: the browser's
 * own bars and the social images. A test holds them equal to the tokens.
 */
export const brandColors = {
  paper: '#fbf7f0',
  ink: '#1b2831',
  sage: '#37614a',
  clay: '#a8432d',
  night: '#17222b',
} as const;

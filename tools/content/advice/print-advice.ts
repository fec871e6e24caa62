import { printProblems, type Problem } from '../check/problem.ts';

/** Advice as one message that cannot be taken for a failure; empty when there is none. */
export const printAdvice = (advice: readonly Problem[]): string =>
  advice.length === 0
    ? ''
    : `Warnings (the build continues):\n\n${printProblems(advice).replace(/\n\n[^\n]*$/, '')}`;

import { describe, expect, it } from 'vitest';
import { countResults } from './results.mjs';

describe('counting the tests of a report', () => {
  it('reads the report of Vitest', () => {
    const report = { numTotalTests: 7, numPassedTests: 7, testResults: [] };
    expect(countResults(report)).toEqual({ passed: 7, failed: 0, repeated: 0 });
  });

  it('reads the report of Playwright', () => {
    const report = { stats: { expected: 5, unexpected: 2, flaky: 0, skipped: 0 } };
    expect(countResults(report)).toEqual({ passed: 5, failed: 2, repeated: 0 });
  });

  it('counts a test that passed only when it was repeated', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } };
    expect(countResults(report)).toEqual({ passed: 7, failed: 1, repeated: 2 });
    const assertionResults = [
      { status: 'passed', failureMessages: [] },
      { status: 'passed', failureMessages: ['the first try'] },
      { status: 'failed', failureMessages: ['both tries', 'both tries'] },
    ];
    expect(
      countResults({ numTotalTests: 3, numPassedTests: 2, testResults: [{ assertionResults }] }),
    ).toEqual({ passed: 2, failed: 1, repeated: 1 });
  });

  it('counts a skipped test as failed', () => {
    expect(countResults({ numTotalTests: 7, numPassedTests: 6, testResults: [] })).toEqual({
      passed: 6,
      failed: 1,
      repeated: 0,
    });
    const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 } };
    expect(countResults(report)).toEqual({ passed: 5, failed: 1, repeated: 0 });
  });

  it('refuses any other file', () => {
    expect(() => countResults({})).toThrow('neither a Vitest nor a Playwright report');
  });
});

/**
 * Counts the tests in the JSON report of Vitest or Playwright.
 *
 * @param {any} report
 * @returns {{ passed: number, failed: number, repeated: number }} a skipped test counts as failed, because every test has to run; one that passed only when it was repeated counts as passed and as repeated
 * @throws {Error} when the report is neither's
 */
export function countResults(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + skipped, repeated: flaky };
  }
  if (typeof report.numTotalTests === 'number') {
    const { numTotalTests, numPassedTests, testResults } = report;
    // Vitest keeps what was wrong with the first try.
    const repeated = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
    return {
      passed: numPassedTests,
      failed: numTotalTests - numPassedTests,
      repeated: repeated.length,
    };
  }
  throw new Error('This is neither a Vitest nor a Playwright report.');
}

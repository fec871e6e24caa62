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
    const { numTotalTests, numPassedTests } = report;
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests, repeated: 0 };
  }
  throw new Error('This is neither a Vitest nor a Playwright report.');
}

// @ts-check

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[]
 * }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors?: unknown[] }} PlaywrightReport
 */

/** @type {Counts} */
const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 }

/** @type {Counts} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 }

/**
 * The tests of a vitest report. A file that could not be loaded holds no tests and counts as one
 * that failed.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * The tests of a Playwright report. One that passed only when tried again passed; an error outside
 * any test, in the setup for example, counts as one that failed.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * What a step counts for: its tests, or one for a step without tests. A command that failed without
 * a failed test counts as one failure, and so does a test run that ran nothing.
 * @param {number} exitCode
 * @param {Counts | null} [tests] null where there should be a report and is none
 * @returns {Counts}
 */
export function countStep(exitCode, tests) {
  if (tests === undefined) return exitCode === 0 ? ONE_PASSED : ONE_FAILED
  if (tests === null) return ONE_FAILED
  const silent = tests.failed === 0 && (exitCode !== 0 || tests.passed + tests.skipped === 0)
  return silent ? { ...tests, failed: 1 } : tests
}

/**
 * The sum of several counts.
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) => ({
  passed: all.reduce((total, one) => total + one.passed, 0),
  failed: all.reduce((total, one) => total + one.failed, 0),
  skipped: all.reduce((total, one) => total + one.skipped, 0),
})

/**
 * The closing line: `12 passed, 0 failed`, and `, 3 skipped` where some were.
 * @param {Counts} counts
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * 1 where something failed or nothing passed, else 0.
 * @param {Counts} counts
 */
export const exitCodeOf = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0)

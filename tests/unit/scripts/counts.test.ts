import { describe, expect, it } from 'vitest'
import {
  closingLine,
  countPlaywright,
  countStep,
  countVitest,
  exitCodeOf,
  sum,
} from '../../../scripts/lib/counts.mjs'

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped })

describe('closingLine', () => {
  it.each([
    [counts(12, 0), '12 passed, 0 failed'],
    [counts(12, 1), '12 passed, 1 failed'],
    [counts(12, 0, 3), '12 passed, 0 failed, 3 skipped'],
  ])('%j', (given, line) => {
    expect(closingLine(given)).toBe(line)
  })
})

describe('countVitest', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }

  it('counts tests', () => {
    expect(countVitest({ ...report, testResults: [] })).toEqual(counts(5, 1, 3))
  })

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ]
    expect(countVitest({ ...report, testResults })).toEqual(counts(5, 2, 3))
  })
})

describe('countPlaywright', () => {
  it('counts a test that needed another try as passed, an error in the setup as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats })).toEqual(counts(5, 1, 2))
    expect(countPlaywright({ stats, errors: [{}] })).toEqual(counts(5, 2, 2))
  })
})

describe('countStep', () => {
  it('is one for a step without tests', () => {
    expect(countStep(0)).toEqual(counts(1, 0))
    expect(countStep(2)).toEqual(counts(0, 1))
  })

  it('is the tests for a step with tests', () => {
    expect(countStep(0, counts(7, 0, 1))).toEqual(counts(7, 0, 1))
    expect(countStep(1, counts(7, 2))).toEqual(counts(7, 2))
  })

  it.each([
    ['no report was written', 0, null, 1],
    ['the command failed though no test did', 1, counts(7, 0), 1],
    ['nothing ran', 0, counts(0, 0), 1],
  ])('is a failure where %s', (_, exitCode, tests, failed) => {
    expect(countStep(exitCode, tests).failed).toBe(failed)
  })
})

describe('exitCodeOf', () => {
  it('is 0 only where something passed and nothing failed', () => {
    expect(exitCodeOf(counts(1, 0))).toBe(0)
    expect(exitCodeOf(counts(1, 1))).toBe(1)
    expect(exitCodeOf(counts(0, 0))).toBe(1)
    expect(exitCodeOf(counts(0, 0, 5))).toBe(1)
  })
})

describe('sum', () => {
  it('adds up', () => {
    expect(sum([counts(1, 2, 3), counts(10, 20, 30)])).toEqual(counts(11, 22, 33))
  })
})

// @ts-check
import { closingLine, sum } from './counts.mjs'

const PROCESSORS = 2

/**
 * Runs steps side by side on two processors, each taking the next one until none is left. A line
 * is printed for each that ended, and what it said where it failed.
 * @param {import('./steps.mjs').Step[]} steps the longest first
 */
export async function runSideBySide(steps) {
  const queue = [...steps]
  return sum(await Promise.all(Array.from({ length: PROCESSORS }, () => runQueue(queue))))
}

/**
 * Runs a step and prints a line of how it ended and how long it took.
 * @param {import('./steps.mjs').Step} step
 * @param {import('./process.mjs').RunOptions} [options]
 */
export async function runTimed(step, options = {}) {
  const started = performance.now()
  const count = await step.run(options)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${step.name}: ${closingLine(count)} (${seconds} s)\n`)
  return count
}

/** @param {import('./steps.mjs').Step} step */
async function runQuietly(step) {
  /** @type {string[]} */
  const lines = []
  const count = await runTimed(step, { silent: true, onLine: (line) => lines.push(line) })
  if (count.failed > 0) process.stdout.write(`${lines.join('\n')}\n`)
  return count
}

/** @param {import('./steps.mjs').Step[]} queue */
async function runQueue(queue) {
  const counts = []
  for (let step = queue.shift(); step; step = queue.shift()) counts.push(await runQuietly(step))
  return sum(counts)
}

// @ts-check
import { Failure } from './failure.mjs'
import { howItEnded, isInterrupted } from './process.mjs'

const MOST_FALLS = 5
const WITHIN_MS = 60_000
const FIRST_PAUSE_MS = 500

/**
 * Runs something until it ends with 0 or is stopped from outside, and again each time it falls, after
 * a pause that doubles with each fall of the last minute. Gives its last exit code. What falls five times in a minute, or before
 * it ever worked, is given up: a failure says so.
 * @param {() => Promise<number>} start gives the exit code
 * @param {() => boolean} hasWorked whether it has ever done what it is for
 * @param {number} [firstPause] milliseconds
 */
export async function restartOnFall(start, hasWorked, firstPause = FIRST_PAUSE_MS) {
  /** @type {number[]} */
  let falls = []
  for (;;) {
    const code = await start()
    if (isInterrupted() || code === 0) return code
    const now = Date.now()
    falls = [...falls.filter((at) => now - at < WITHIN_MS), now]
    if (!hasWorked() || falls.length >= MOST_FALLS) throw givenUp(code, falls.length)
    const pause = firstPause * 2 ** (falls.length - 1)
    process.stderr.write(
      `\n${new Date(now).toISOString()} The server fell (${howItEnded(code)}); its last lines are above.` +
        ` It is started again in ${pause / 1000} s.\n`,
    )
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/**
 * @param {number} code
 * @param {number} falls
 */
const givenUp = (code, falls) =>
  new Failure(
    falls > 1
      ? `The server fell ${falls} times in a minute (${howItEnded(code)}); its last lines are above.`
      : `The server stopped (${howItEnded(code)}); its last lines are above.`,
    'Correct the cause and start again.',
  )

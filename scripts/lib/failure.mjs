// @ts-check
import { isInterrupted } from './process.mjs'

/** Something that went wrong and that the person at the keyboard can do something about. */
export class Failure extends Error {
  /**
   * @param {string} cause what happened, in one sentence
   * @param {string} remedy what to do now
   */
  constructor(cause, remedy) {
    super(`${cause}\n  ${remedy}`)
  }
}

/**
 * What a failed script prints: cause and remedy, never a stack trace.
 * @param {unknown} error
 */
export const describeFailure = (error) =>
  `\n✖ ${error instanceof Error ? error.message : String(error)}\n`

/**
 * Runs a script and ends the process with its exit code; a failure is printed and ends it with 1,
 * unless somebody stopped the script, who knows why.
 * @param {() => Promise<number | void>} main
 */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (isInterrupted()) {
      process.stderr.write('\nInterrupted.\n')
      process.exitCode = 130
      return
    }
    process.stderr.write(describeFailure(error))
    process.exitCode = 1
  }
}

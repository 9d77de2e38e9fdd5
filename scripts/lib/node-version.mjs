// @ts-check
import { Failure } from './failure.mjs'

/** The oldest Node that the packages of the site ask for, and on which those of its tests start. */
const OLDEST = [20, 19]

/**
 * Refuses a Node older than 20.19.
 * @param {string} version such as `20.19.0`
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Failure(
    `Node ${version} is too old: this project needs Node ${OLDEST.join('.')} or newer.`,
    'Install a newer Node (https://nodejs.org) and run the same command again.',
  )
}

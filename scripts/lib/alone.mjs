// @ts-check
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 200

/**
 * Does something while no other process of this machine does it by the same file. What is held is a lock of SQLite's on
 * a database without a table: the system lifts it as this process ends, however that happens, though not as a child that
 * outlives it does. Gives null, and does nothing, where `signal` comes while it waits.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} action
 * @param {{ onWait: () => void, signal?: AbortSignal | undefined }} options `onWait` is told once, where another is at it
 * @returns {Promise<T | null>}
 */
export async function alone(file, action, { onWait, signal }) {
  mkdirSync(path.dirname(file), { recursive: true })
  // Packages are there only now: the first command of a fresh clone installs them.
  const { default: Database } = await import('libsql')
  const database = new Database(file)
  try {
    for (let waited = 0; !isTaken(database); waited += 1) {
      if (waited === 0) onWait()
      if (signal?.aborted) return null
      await pause(LOOK_EVERY_MS)
    }
    return await action()
  } finally {
    database.close()
  }
}

/**
 * Takes the lock, unless another has it.
 * @param {import('libsql').Database} database
 */
function isTaken(database) {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== 'SQLITE_BUSY') throw error
    return false
  }
}

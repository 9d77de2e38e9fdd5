import { format } from 'node:util'
import { writeEntry } from '@/cms/log/write-entry'
import { loggedError, type LogLevel } from '@/lib/log-line'

const METHODS: readonly [keyof Console & ('debug' | 'log' | 'info' | 'warn' | 'error'), LogLevel][] = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
]

/** What is no text of its own could hold anything. */
const plain = (value: unknown): unknown => (typeof value === 'object' && value !== null ? '[object]' : value)

/**
 * Has whatever writes to the console (Next, React, the server itself) write lines of the log, by the same
 * rules as everything else. Decision 105.
 */
export function consoleIntoLog(target: Console = console): void {
  for (const [method, level] of METHODS) {
    target[method] = (...said: unknown[]) => {
      const error = said.find((one) => one instanceof Error)
      const msg = format(...said.filter((one) => one !== error).map(plain))
      writeEntry({ level, msg, ...(error && { err: loggedError(error) }) })
    }
  }
}

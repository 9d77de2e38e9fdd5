import { AsyncLocalStorage } from 'node:async_hooks'

export type Undone = (reason: Error) => void

/**
 * Who is told of a transaction that was undone unasked: what is run in here begins it. Drizzle, which
 * stands between, hands nothing through.
 */
export const undoneListener = new AsyncLocalStorage<Undone>()

/** Where the transaction is begun that is begun in here: drivers ask before they begin, and then nobody can tell. */
export const beginning = new AsyncLocalStorage<{ stack?: string }>()

const FRAMES = 30

/** Who is calling, without `above`, farther back than errors usually tell: the nearest ten are drivers'. */
export function callersOf(above: NewableFunction | CallableFunction): { stack?: string } {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const callers: { stack?: string } = {}
  Error.captureStackTrace(callers, above)
  Error.stackTraceLimit = usual
  return callers
}

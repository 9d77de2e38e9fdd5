import type { BaseDatabaseAdapter } from 'payload'

type TransactionId = number | string | null | undefined
type Committed = () => void

// On `globalThis`: the bundle that listens is not the bundle that made the adapter.
const KEY = Symbol.for('estate.commit-listeners')
const holder = globalThis as { [KEY]?: Set<Committed> }
const listeners = (holder[KEY] ??= new Set())

/** Calls `listener` after every transaction that was committed in this process. */
export const onCommit = (listener: Committed): void => {
  listeners.add(listener)
}

/**
 * Lets one transaction of this process run at a time, in the order they were asked for. SQLite has
 * one writer; without the queue, parallel writers fail with SQLITE_BUSY. A second process holding
 * the lock is waited for, five seconds at most.
 */
export function serializeTransactions<T extends BaseDatabaseAdapter>(adapter: T): T {
  const open = new Map<TransactionId, () => void>()
  // Every try that meets a busy database would be logged as an error; the last one is thrown.
  const quiet = Object.create(adapter, { payload: { value: { logger: { error: () => {} } } } }) as T
  const begin = adapter.beginTransaction.bind(quiet)
  const commit = adapter.commitTransaction.bind(adapter)
  const rollback = adapter.rollbackTransaction.bind(adapter)
  let tail = Promise.resolve()

  const turn = (): Promise<() => void> => {
    const before = tail
    let done = () => {}
    tail = new Promise((resolve) => {
      done = resolve
    })
    return before.then(() => done)
  }
  const release = (id: TransactionId): void => {
    open.get(id)?.()
    open.delete(id)
  }

  adapter.beginTransaction = async (options) => {
    const done = await turn()
    try {
      const id = await retryWhileBusy(() => begin(options))
      open.set(id, done)
      return id
    } catch (error) {
      done()
      throw error
    }
  }
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    const known = open.has(id)
    try {
      await commit(id)
    } finally {
      release(id)
    }
    if (known) listeners.forEach((listener) => listener())
  }
  adapter.rollbackTransaction = async (incoming) => {
    const id = await incoming
    try {
      await rollback(id)
    } finally {
      release(id)
    }
  }
  return adapter
}

async function retryWhileBusy<T>(action: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 5000
  for (;;) {
    try {
      return await action()
    } catch (error) {
      const busy = /SQLITE_BUSY|database is locked/.test(String(error))
      if (!busy || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 15 + Math.random() * 20))
    }
  }
}

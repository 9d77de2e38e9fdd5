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
  const open = new Map<TransactionId, { done: () => void; ended: Promise<unknown> }>()
  const begin = adapter.beginTransaction
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
    open.get(id)?.done()
    open.delete(id)
  }

  adapter.beginTransaction = async (options) => {
    const done = await turn()
    try {
      const { id, ended } = await retryWhileBusy(
        () => beginKeepingEnd(adapter, begin, options),
        () => leaveConnection(adapter),
      )
      open.set(id, { done, ended })
      return id
    } catch (error) {
      done()
      throw error
    }
  }
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    const known = open.get(id)
    try {
      await commit(id)
      await known?.ended
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

type BeginOptions = Parameters<BaseDatabaseAdapter['beginTransaction']>[0]

interface Connected extends BaseDatabaseAdapter {
  drizzle?: { transaction: (...args: unknown[]) => Promise<unknown> }
  client?: { transaction: (mode: 'deferred') => Promise<{ rollback: () => Promise<void> }> }
}

/**
 * Begins a transaction and keeps what the database says at its end. Payload's adapter does not
 * listen to it: a commit that fails (disk full) would pass for one that was stored. It also logs
 * every try that meets a busy database as an error; the last one is thrown anyway.
 */
async function beginKeepingEnd(
  adapter: Connected,
  begin: BaseDatabaseAdapter['beginTransaction'],
  options: BeginOptions,
) {
  let ended: Promise<unknown> = Promise.resolve()
  const drizzle = {
    transaction: (...args: unknown[]) => {
      ended = adapter.drizzle?.transaction(...args) ?? ended
      // A rollback ends it with an error that nobody waits for.
      ended.catch(() => undefined)
      return ended
    },
  }
  const logger = { error: () => undefined }
  const listening: unknown = Object.create(adapter, {
    drizzle: { value: drizzle },
    payload: { value: { logger } },
  })
  const id: TransactionId = await begin.call(listening, options)
  return { id, ended }
}

/**
 * Gives up the connection on which a transaction could not begin. SQLite keeps the refused
 * statement open on it and would refuse the commit of whatever runs there next. The client makes
 * a new connection after every transaction, so an empty one does it.
 */
async function leaveConnection({ client }: Connected): Promise<void> {
  const empty = await client?.transaction('deferred')
  await empty?.rollback()
}

async function retryWhileBusy<T>(
  action: () => Promise<T>,
  afterRefusal: () => Promise<void>,
): Promise<T> {
  const deadline = Date.now() + 5000
  for (;;) {
    try {
      return await action()
    } catch (error) {
      const busy = /SQLITE_BUSY|database is locked/.test(String(error))
      if (busy) await afterRefusal()
      if (!busy || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 15 + Math.random() * 20))
    }
  }
}

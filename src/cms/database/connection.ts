import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from './errors'
import { FileConnection } from './file-connection'

/** How often a database that another process holds is asked for again. */
const SHORTEST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 15
const LONG_WAIT_MS = 30_000

/**
 * The driver waits for a busy database by blocking the whole process, so it waits just long enough
 * for a lock that lasts a moment; `whenFree` waits for longer ones.
 */
const SETTINGS = [
  'PRAGMA busy_timeout = 2',
  'PRAGMA journal_mode = WAL',
  'PRAGMA journal_size_limit = 67108864',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
]

export type Log = (message: string) => void

/** Opens a connection to the database at `url`, which is made when it is missing. */
export const connect = (url: string, log: Log, more: string[] = []): Promise<FileConnection> =>
  whenFree(async () => {
    const client = new FileConnection(url)
    try {
      await client.executeMultiple([...SETTINGS, ...more].join(';'))
      return client
    } catch (error) {
      client.close()
      throw error
    }
  }, log)

/**
 * Runs `work` until no other process stands in its way, however long that takes: whoever waits for
 * an import gets no error. Every 30 s of waiting are logged.
 */
export async function whenFree<T>(work: () => Promise<T>, log: Log): Promise<T> {
  const start = performance.now()
  for (let warned = 0; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    const waited = Math.floor((performance.now() - start) / LONG_WAIT_MS)
    if (waited > warned) {
      log(`Another process has held the database for ${(waited * LONG_WAIT_MS) / 1000} s`)
      warned = waited
    }
    await pause(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS))
  }
}

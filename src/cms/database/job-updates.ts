import type { BaseDatabaseAdapter } from 'payload'

/**
 * The adapter's way to change jobs, which undoes the transaction where it fails. Payload (3.90.1,
 * `queues/utilities/updateJob.js`) begins one for each such change and has no catch: it stayed open until the
 * watchdog came after 30 s, and on SQLite nobody could write for so long. That one is known by its request, which
 * is the transaction and nothing else; whoever has a whole request ends its transaction.
 */
export function endedJobUpdates(
  adapter: Pick<BaseDatabaseAdapter, 'updateJobs' | 'rollbackTransaction'>,
): Pick<BaseDatabaseAdapter, 'updateJobs'> {
  const { updateJobs } = adapter
  return {
    updateJobs: async (args) => {
      try {
        return await updateJobs.call(adapter, args)
      } catch (error) {
        const { payload, transactionID } = args.req ?? {}
        if (!payload && transactionID) await adapter.rollbackTransaction(transactionID)
        throw error
      }
    },
  }
}

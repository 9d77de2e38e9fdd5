import type { BasePayload } from 'payload'
import { BEAT_MS, TaskLease } from '@/cms/database/lease'
import { retry } from '@/lib/retry'

/** Whether this process does what is done by the clock, once for the whole site. */
export interface SiteScheduler {
  isMine: () => boolean
  /** Calls back whenever this process becomes the one: at once where it is. */
  onTaken: (taken: () => void) => void
  /** Lets another begin at once. */
  release: () => Promise<void>
}

/** The scheduler of a site that is one process. */
export const onlyProcess: SiteScheduler = {
  isMine: () => true,
  onTaken: (taken) => taken(),
  release: () => Promise.resolve(),
}

/** The scheduler of one of several processes: one has the lease, another takes it over. Decision 108. */
export async function leasedScheduler(payload: BasePayload): Promise<SiteScheduler> {
  const lease = new TaskLease(payload, 'scheduler')
  const listeners: (() => void)[] = []
  let wasMine = false
  const turn = async (): Promise<void> => {
    try {
      const isMine = await lease.turn()
      if (isMine && !wasMine) {
        payload.logger.info({ msg: 'This process does what is done by the clock' })
        listeners.forEach((taken) => taken())
      }
      wasMine = isMine
    } catch (error) {
      // Another may have had it before the next turn.
      wasMine = lease.isHeld
      payload.logger.error({ err: error, msg: 'The lease of the scheduler could not be renewed; trying again' })
    }
  }
  await turn()
  const stop = renewEveryBeat(turn)
  return {
    isMine: () => lease.isHeld,
    onTaken: (taken) => {
      listeners.push(taken)
      if (lease.isHeld) taken()
    },
    release: async () => {
      await stop()
      await lease.release()
    },
  }
}

/**
 * Calls `renew`, which never fails, once a second and never beside itself. Gives what ends that, and waits for the
 * one under way: it would take the lease again after it was given back.
 */
function renewEveryBeat(renew: () => Promise<void>): () => Promise<void> {
  let renewing: Promise<void> | null = null
  const beating = setInterval(() => {
    renewing ??= renew().finally(() => (renewing = null))
  }, BEAT_MS)
  beating.unref()
  return async () => {
    clearInterval(beating)
    await renewing
  }
}

/**
 * Does something while no other process does something of that name; waits for its turn. Who loses that because the
 * database was away for longer than a lease lasts goes on, beside the next as after a crash, and the log says so.
 */
export async function alone<T>(payload: BasePayload, name: string, work: () => Promise<T>): Promise<T> {
  const lease = new TaskLease(payload, name)
  // An import may hold the database now.
  while (!(await retry(() => lease.turn()))) await new Promise((resolve) => setTimeout(resolve, BEAT_MS / 4))
  let wasHeld = true
  const stop = renewEveryBeat(async () => {
    // What the database refuses is tried again at the next beat; so is a lost one, for as long as the work goes on.
    const isHeld = await lease.turn().catch(() => lease.isHeld)
    if (wasHeld && !isHeld) payload.logger.error({ msg: `Another process may do “${name}” now, beside this one` })
    wasHeld = isHeld
  })
  try {
    return await work()
  } finally {
    await stop()
    await lease.release()
  }
}

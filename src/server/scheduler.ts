import type { BasePayload } from 'payload'
import { BEAT_MS, TaskLease } from '@/cms/database/lease'

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
  let turning: Promise<void> | null = null
  const turn = async (): Promise<void> => {
    try {
      const isMine = await lease.turn()
      if (isMine && !wasMine) {
        payload.logger.info({ msg: 'This process does what is done by the clock' })
        listeners.forEach((taken) => taken())
      }
      wasMine = isMine
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The lease of the scheduler could not be renewed; trying again' })
    }
  }
  const beat = (): void => {
    turning ??= turn().finally(() => (turning = null))
  }
  await turn()
  const beating = setInterval(beat, BEAT_MS)
  beating.unref()
  return {
    isMine: () => lease.isHeld,
    onTaken: (taken) => {
      listeners.push(taken)
      if (lease.isHeld) taken()
    },
    release: async () => {
      clearInterval(beating)
      await turning
      await lease.release()
    },
  }
}

import type { BasePayload } from 'payload'
import { background } from '@/cms/background'

/** Something that expires, as the log calls it, and what removes it; that may give how much it was. */
export interface Expiring {
  what: string
  remove: (payload: BasePayload) => Promise<number | void>
}

/**
 * Removes one after the other; what cannot be removed is logged and keeps nothing else from it. A process that stops
 * waits for what has begun, and for nothing more: the rest has expired the next time too.
 */
export async function removeExpired(payload: BasePayload, expiring: readonly Expiring[], ownWork = background()): Promise<void> {
  for (const { remove, what } of expiring) {
    if (ownWork.isStopping) return
    try {
      const count = await remove(payload)
      if (count) payload.logger.info({ msg: 'What has expired was removed', what, count })
    } catch (error) {
      payload.logger.error({ err: error, msg: 'What has expired could not be removed; trying again tomorrow', what })
    }
  }
}

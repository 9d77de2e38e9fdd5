import type { BasePayload } from 'payload'
import type { SiteScheduler } from './scheduler'

interface Repeated {
  everyMs: number
  /** What is logged where it fails, after which it is tried again at the next turn. */
  failed: string
  work: () => Promise<void>
  /** Given for what one of several processes does: the others skip their turns. */
  scheduler?: SiteScheduler
}

/**
 * Does something every so often, never twice at once, as long as the server runs. Gives what has it done
 * at once; called while it is being done, it is done once more.
 */
export function repeat(payload: BasePayload, { everyMs, failed, scheduler, work }: Repeated): () => void {
  let running = false
  let again = false
  const turn = async (): Promise<void> => {
    if (running || scheduler?.isMine() === false) return
    running = true
    try {
      do {
        again = false
        await work()
      } while (again)
    } catch (error) {
      payload.logger.error({ err: error, msg: failed })
    } finally {
      running = false
    }
  }
  setInterval(() => void turn(), everyMs).unref()
  return () => {
    again = true
    void turn()
  }
}

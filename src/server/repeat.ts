import type { BasePayload } from 'payload'
import { background } from '@/cms/background'
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
 * Does something every so often, never twice at once, until the server stops, which waits for a turn that
 * has begun. Gives what has it done at once; called while it is being done, it is done once more.
 */
export function repeat(
  payload: BasePayload,
  { everyMs, failed, scheduler, work }: Repeated,
  ownWork = background(),
): () => void {
  let running = false
  let again = false
  const turn = async (): Promise<void> => {
    if (running || ownWork.isStopping || scheduler?.isMine() === false) return
    running = true
    try {
      do {
        again = false
        await work()
      } while (again && !ownWork.isStopping)
    } catch (error) {
      payload.logger.error({ err: error, msg: failed })
    } finally {
      running = false
    }
  }
  setInterval(() => ownWork.track(turn()), everyMs).unref()
  return () => {
    again = true
    ownWork.track(turn())
  }
}

import { performance } from 'node:perf_hooks'
import type { BasePayload } from 'payload'
import { anyMailWaiting } from '@/cms/mails/waiting'
import { wakeMailsWith } from '@/cms/mails/wake'
import { callOwn } from './own-call'

const EVERY_MS = 1000
/** Whoever sends a form gets the answer first; a crowd is over by then, or its mails are written beside it. */
const AFTER_MS = 200
const MOST_POSTPONED = 3
const BUSY = 0.85
const ANSWER_WITHIN_MS = 60_000

/**
 * Has mails written and sent: shortly after this process wrote something, within a second where another
 * one did or an attempt is due, and three seconds later at most where everybody writes at once. It asks
 * the server's own endpoint, so that what renders and sends mails is loaded with the first one. Nothing
 * waits for SMTP here. Decision 072.
 */
export function startMails(payload: BasePayload): void {
  const isBusy = busyMeter()
  let soon: NodeJS.Timeout | undefined
  let running = false
  let postponed = 0
  // What was kept before this start waits for it.
  let isFirst = true
  const look = async (): Promise<void> => {
    if (running) return
    if (isBusy() && postponed < MOST_POSTPONED) {
      postponed += 1
      return
    }
    postponed = 0
    running = true
    try {
      if (isFirst || (await anyMailWaiting(payload))) await callOwn('mails', { withinMs: ANSWER_WITHIN_MS })
      isFirst = false
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Mails could not be looked for; trying again' })
    } finally {
      running = false
    }
  }
  wakeMailsWith(() => {
    soon ??= setTimeout(() => {
      soon = undefined
      void look()
    }, AFTER_MS).unref()
  })
  setInterval(() => void look(), EVERY_MS).unref()
}

/** Says whether this process was busy since it was last asked. */
function busyMeter(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization > BUSY
  }
}

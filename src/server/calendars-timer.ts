import type { BasePayload } from 'payload'
import { busyDue } from '@/cms/visits/busy-due'
import { callOwn } from './own-call'

const EVERY_MS = 60_000
const ANSWER_WITHIN_MS = 5 * 60_000

/**
 * Has the calendars read that agents keep elsewhere, each when it is due. It asks the server's own
 * endpoint, so that what reads calendars is loaded with the first one.
 */
export function startCalendars(payload: BasePayload): void {
  let running = false
  const look = async (): Promise<void> => {
    if (running) return
    running = true
    try {
      if ((await busyDue(payload)).length > 0) await callOwn('calendars', { withinMs: ANSWER_WITHIN_MS })
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The calendars of agents could not be read; trying again' })
    } finally {
      running = false
    }
  }
  setInterval(() => void look(), EVERY_MS).unref()
}

import type { BasePayload } from 'payload'
import { busyDue } from '@/cms/visits/busy-due'
import { callOwn } from './own-call'
import { repeat } from './repeat'
import type { SiteScheduler } from './scheduler'

const EVERY_MS = 60_000
const ANSWER_WITHIN_MS = 5 * 60_000

/**
 * Has the calendars read that agents keep elsewhere, each when it is due. It asks the server's own
 * endpoint, so that what reads calendars is loaded with the first one.
 */
export function startCalendars(payload: BasePayload, scheduler: SiteScheduler): void {
  repeat(payload, {
    everyMs: EVERY_MS,
    scheduler,
    failed: 'The calendars of agents could not be read; trying again',
    work: async () => {
      if ((await busyDue(payload)).length > 0) await callOwn('calendars', { withinMs: ANSWER_WITHIN_MS })
    },
  })
}

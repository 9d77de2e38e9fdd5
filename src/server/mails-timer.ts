import type { BasePayload } from 'payload'
import { anyMailWaiting } from '@/cms/mails/waiting'
import { wakeMailsWith } from '@/cms/mails/wake'
import { callOwn } from './own-call'
import { repeat } from './repeat'
import type { SiteScheduler } from './scheduler'

const EVERY_MS = 1000
const ANSWER_WITHIN_MS = 60_000

/**
 * Has mails written and sent: at once when this process wrote something, within a second where another
 * one did or an attempt is due. It asks the server's own endpoint, so that what renders and sends mails
 * is loaded with the first one. Nothing waits for SMTP here. Of several processes one does: leases on
 * mails compare the clocks of those who send them. Decisions 072 and 108.
 */
export function startMails(payload: BasePayload, scheduler: SiteScheduler): void {
  // What was kept before this start waits for it.
  let isFirst = true
  const wake = repeat(payload, {
    everyMs: EVERY_MS,
    scheduler,
    failed: 'Mails could not be looked for; trying again',
    work: async () => {
      if (isFirst || (await anyMailWaiting(payload))) await callOwn('mails', { withinMs: ANSWER_WITHIN_MS })
      isFirst = false
    },
  })
  wakeMailsWith(wake)
}

import type { BasePayload } from 'payload'
import { refreshToken } from '@/content/token'
import { anyMailWaiting } from '@/cms/mails/waiting'
import { wakeMailsWith } from '@/cms/mails/wake'
import { env } from '@/lib/env'

const EVERY_MS = 1000
const ANSWER_WITHIN_MS = 60_000

/**
 * Has mails written and sent: at once when this process wrote something, within a second where another
 * one did or an attempt is due. It asks the server's own endpoint, so that what renders and sends mails
 * is loaded with the first one. Nothing waits for SMTP here. Decision 072.
 */
export function startMails(payload: BasePayload): void {
  let running = false
  let again = false
  // What was kept before this start waits for it.
  let isFirst = true
  const look = async (): Promise<void> => {
    if (running) return
    running = true
    try {
      do {
        again = false
        if (isFirst || (await anyMailWaiting(payload))) await askToSend()
        isFirst = false
      } while (again)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Mails could not be looked for; trying again' })
    } finally {
      running = false
    }
  }
  wakeMailsWith(() => {
    again = true
    void look()
  })
  setInterval(() => void look(), EVERY_MS).unref()
}

async function askToSend(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}/internal/mails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken()}` },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`/internal/mails answered ${response.status}`)
}

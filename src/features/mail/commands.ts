import 'server-only'
import type { BasePayload } from 'payload'
import { keepQueued, queueKept } from '@/cms/mails/queue'
import { MailLane } from './commands-deliver'
import { writeMails } from './commands-write'
import { writeDigests } from './commands-write-digests'
import { writeOptIns } from './commands-write-opt-ins'
import { writeOwnerMails } from './commands-write-owners'
import { writeWeeklyMails } from './commands-write-weekly'
import { smtpSender } from './transport'

let lane: Promise<MailLane | null> | undefined
let writing: Promise<void> | undefined

/**
 * Writes the mails that somebody waits for and begins to send what is due; sending goes on when it
 * resolves. Called while it runs, it waits for the writing that is under way.
 */
export async function processMails(payload: BasePayload): Promise<void> {
  lane ??= openLane(payload)
  const opened = await lane.catch((error: unknown) => {
    lane = undefined
    throw error
  })
  void opened?.run()
  writing ??= writeAll(payload, () => void opened?.run()).finally(() => {
    writing = undefined
  })
  await writing
}

/** What visitors asked comes first. */
async function writeAll(payload: BasePayload, written: () => void): Promise<void> {
  await writeMails(payload, written)
  await writeOwnerMails(payload, written)
  await writeOptIns(payload, written)
  await writeDigests(payload, written)
  await writeWeeklyMails(payload, written)
}

/** Mails that waited for a server are queued when there is one, and kept when there is none any more. */
async function openLane(payload: BasePayload): Promise<MailLane | null> {
  const send = await smtpSender()
  if (send) {
    const queued = await queueKept(payload)
    if (queued > 0) payload.logger.info(`${queued} mails that were kept are sent now`)
    return new MailLane(payload, send)
  }
  const kept = await keepQueued(payload)
  payload.logger.warn(`This site has no mail server (SMTP_URL): mails are kept in the admin${kept ? `, ${kept} so far` : ''}`)
  return null
}

import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq, lte, or } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { heldStatus } from '@/cms/leads/held-status'
import { insertMail, visitMailName, type NewMail } from '@/cms/mails/outbox'
import { storedVisit, type StoredVisit } from '@/content/visits/visit'
import { remindedUntil } from '@/domain/appointments/reminded-until'
import { readLeadHistory } from '@/domain/forms/lead-history'
import type { Lead } from '@/payload-types'
import { writeWaiting } from './commands-write-waiting'
import { confirmationLetter, notificationLetter } from './letters'
import { letterVisit } from './queries-visits'
import { mailOf, requestMails } from './request-mail'
import { RowsInTurn } from './rows-in-turn'
import { agencyVisitLetter, visitFile, visitorLetter, type VisitNotice } from './visit-letters'

const rows = new RowsInTurn()

type Appointments = ReturnType<typeof tableOf<'appointments'>>

/** Visits that were moved or cancelled, or of which the visitor is to be reminded now. */
const waiting = ({ mails, remindAt }: Appointments) =>
  or(eq(mails, 'to-write'), lte(remindAt, new Date().toISOString()))

/**
 * Writes the mails of visits that were moved or cancelled, to both sides, and reminds visitors of those
 * that are a day away: once of each, and of none that was cancelled. `written` is called after each.
 */
export async function writeVisitMails(payload: BasePayload, written: () => void): Promise<void> {
  const table = tableOf(payload, 'appointments')
  await writeWaiting(payload, rows, {
    table, which: waiting(table), written,
    what: (id) => `visit ${id}`,
    write: (id) => writeMailsOf(payload, id),
  })
}

async function writeMailsOf(payload: BasePayload, id: number): Promise<void> {
  const visit = await storedVisit(payload, { id })
  if (!visit) return
  const lead = visit.lead === null
    ? null
    : await payload.findByID({ collection: 'leads', id: visit.lead, depth: 0, disableErrors: true })
  const table = tableOf(payload, 'appointments')
  const { remindAt, sequence, slot, start } = visit
  const isChanged = visit.mails === 'to-write'
  const isDue = remindAt !== null && remindAt <= new Date().toISOString()
  const isReminded = isDue && slot !== null && Date.now() < remindedUntil(start)
  const mails = lead ? await mailsOf(payload, lead, visit, { isChanged, isReminded }) : []
  await committedSql(payload).transaction(async (sql) => {
    // Called spam meanwhile, or no spam any more, it is told of as it is then, at the next look.
    if (lead && (await heldStatus({ payload, sql }, lead.id)) !== lead.status) return
    const [taken] = await sql
      .update(table)
      .set({ mails: 'written', remindAt: isDue ? null : remindAt })
      // Changed meanwhile, it is told of as it is then, at the next look.
      .where(and(eq(table.id, id), eq(table.sequence, sequence), waiting(table)))
      .returning({ id: table.id })
    if (taken) for (const mail of mails) await insertMail(payload, sql, mail, mail.kind === 'reminder' ? remindedUntil(start) : undefined)
  })
}

async function mailsOf(
  payload: BasePayload,
  lead: Lead,
  visit: StoredVisit,
  { isChanged, isReminded }: { isChanged: boolean; isReminded: boolean },
): Promise<NewMail[]> {
  const made: NewMail[] = []
  if (isChanged) made.push(...(await visitMails(payload, lead, visit, noticeOf(visit, cancelledBy(lead)))))
  if (isReminded) made.push(...(await visitMails(payload, lead, visit, 'reminder')))
  return made
}

const noticeOf = ({ state }: StoredVisit, by: string | null): VisitNotice =>
  state !== 'cancelled' ? 'moved' : by === null ? 'cancelled' : 'calledOff'

/** The member of staff who cancelled the visit of a lead; null where its visitor did, or nobody. */
const cancelledBy = ({ history }: Lead): string | null =>
  readLeadHistory(history).findLast(({ kind }) => kind === 'visit-cancelled')?.by ?? null

/** The mails of a lead that booked a visit, in place of those of any other: with what else was asked. */
export async function bookedMails(payload: BasePayload, lead: Lead, visit: StoredVisit): Promise<NewMail[]> {
  return visitMails(payload, lead, visit, 'booked')
}

/**
 * The mails that tell of a visit: to the visitor, and to the agency unless it is a reminder. Nobody is told at an address
 * that sent spam: it is a stranger's.
 */
async function visitMails(payload: BasePayload, lead: Lead, visit: StoredVisit, notice: VisitNotice): Promise<NewMail[]> {
  const { adminHref, followHref, form, ofStaff, own, recipient, replyTo } = await requestMails(lead)
  const visitor = { name: lead.name ?? '', email: lead.email ?? '', phone: lead.phone ?? '' }
  const isBooked = notice === 'booked'
  const isSpam = lead.status === 'spam'
  const made: Promise<NewMail>[] = []
  if (lead.email && !isSpam) {
    const shown = await letterVisit(payload, visit, own.speech.language, 'visitor')
    const answers = isBooked ? confirmationLetter(own, form).letter.answers : null
    const letter = visitorLetter(own, shown, notice, { answers, followHref: isBooked ? followHref : null })
    const attachments = notice === 'reminder' ? [] : [visitFile(own, shown, { to: 'visitor', visitor, agencyEmail: replyTo })]
    const kind = isBooked ? 'confirmation' : notice === 'reminder' ? 'reminder' : 'visit'
    const name = isBooked ? kind : visitMailName(kind, visit.sequence, 'visitor')
    made.push(mailOf(lead, kind, lead.email, replyTo, letter, { name, attachments }))
  }
  if (recipient && notice !== 'reminder') {
    const shown = await letterVisit(payload, visit, ofStaff.speech.language, 'agency')
    const answers = isBooked ? notificationLetter(ofStaff, adminHref).letter.answers : null
    const letter = agencyVisitLetter(ofStaff, shown, isSpam && notice === 'calledOff' ? 'spam' : notice, { adminHref, answers, by: cancelledBy(lead) ?? '' })
    const attachments = [visitFile(ofStaff, shown, { to: 'agency', visitor, agencyEmail: replyTo })]
    const kind = isBooked ? 'notification' : 'visit'
    const name = isBooked ? kind : visitMailName('visit', visit.sequence, 'agency')
    made.push(mailOf(lead, kind, recipient, lead.email ?? null, letter, { name, attachments }))
  }
  return Promise.all(made)
}

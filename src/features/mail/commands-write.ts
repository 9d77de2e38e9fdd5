import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { addLeadEvent } from '@/cms/leads/add-event'
import { insertMail, sendsMail, type NewMail } from '@/cms/mails/outbox'
import { needsNobody } from '@/domain/forms/leads'
import { requestedDocumentsOf } from '@/features/requests/requested-documents'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'
import type { Lead } from '@/payload-types'
import { subscriptionHref } from '../alerts/keys'
import { bookedMails, writeVisitMails } from './commands-write-visits'
import { writeWaiting } from './commands-write-waiting'
import { hasPublicSubject } from './letter-view'
import { confirmationLetter, friendLetter, notificationLetter, type ConfirmedWays } from './letters'
import { visitOfLead } from './queries-visits'
import { mailOf, requestMails } from './request-mail'
import { RowsInTurn } from './rows-in-turn'

const rows = new RowsInTurn()

/**
 * Writes the mails of the leads that have none yet into the outbox, the oldest first, then those of visits.
 * `written` is called after each that succeeds.
 */
export async function writeMails(payload: BasePayload, written: () => void = () => undefined): Promise<void> {
  const leads = tableOf(payload, 'leads')
  await writeWaiting(payload, rows, {
    table: leads, which: eq(leads.mails, 'to-write'), written,
    what: (id) => `request ${id}`,
    write: (id) => writeMailsOf(payload, id),
  })
  await writeVisitMails(payload, written)
}

/** The mails are made first: nothing slow happens in the transaction. */
async function writeMailsOf(payload: BasePayload, id: number): Promise<void> {
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true })
  if (!lead) return
  const mails = await mailsOf(payload, lead)
  const isUntold = !needsNobody(lead.form) && !mails.some(({ kind }) => kind === 'notification')
  const leads = tableOf(payload, 'leads')
  const isTaken = await committedSql(payload).transaction(async (sql) => {
    const [taken] = await sql
      .update(leads)
      .set({ mails: 'written' })
      // Called spam meanwhile, or no spam any more, it is told of as it is then, at the next look.
      .where(and(eq(leads.id, id), eq(leads.mails, 'to-write'), eq(leads.status, lead.status)))
      .returning({ id: leads.id })
    if (!taken) return false
    for (const mail of mails) await insertMail(payload, sql, mail)
    if (isUntold) await addLeadEvent({ payload, sql }, id, { kind: 'no-recipient' })
    return true
  })
  if (isTaken && !sendsMail()) payload.logger.warn(`The mails of request ${id} are kept: this site has no mail server (SMTP_URL)`)
}

/** The mails of a lead. At an address that sent spam nobody is told: it is a stranger's. */
async function mailsOf(payload: BasePayload, lead: Lead): Promise<NewMail[]> {
  const { adminHref, answers, followHref, form, ofStaff, own, recipient, replyTo } = await requestMails(lead)
  const visit = lead.form === 'contact-appointment' ? await visitOfLead(payload, lead.id) : null
  if (visit && visit.state !== 'cancelled') return bookedMails(payload, lead, visit)
  const made: Promise<NewMail>[] = []
  if (recipient && !needsNobody(lead.form)) made.push(mailOf(lead, 'notification', recipient, lead.email ?? null, notificationLetter(ofStaff, adminHref)))
  if (lead.status === 'spam') return Promise.all(made)
  if (lead.email) made.push(mailOf(lead, 'confirmation', lead.email, replyTo, confirmationLetter(own, form, { followHref, ...(await waysOf(lead, own.speech.language)) })))
  const { friendEmail } = answers
  if (lead.form === 'send-to-friend' && typeof friendEmail === 'string' && hasPublicSubject(own.subject)) {
    made.push(mailOf(lead, 'friend', friendEmail, null, friendLetter(own)))
  }
  return Promise.all(made)
}

/** Where else a confirmation leads to, as addresses that work outside the site. */
async function waysOf(lead: Lead, language: Language): Promise<Omit<ConfirmedWays, 'followHref'>> {
  const absolute = (href: string): string => new URL(href, env().SITE_URL).href
  const documents = await requestedDocumentsOf(lead)
  return {
    // The alert that a demand begins has the key of its lead.
    confirmHref: lead.form === 'demand-register' ? subscriptionHref(language, lead.key) : null,
    documents: documents && { ...documents, links: documents.links.map((one) => ({ ...one, href: absolute(one.href) })) },
  }
}

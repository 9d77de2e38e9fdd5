import 'server-only'
import { and, asc, eq } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { committedSql, tableOf } from '@/cms/database/sql'
import { insertMail, sendsMail, type NewMail } from '@/cms/mails/outbox'
import { loadedMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import { waitAfter } from '@/domain/mails/attempts'
import { recipientOf } from '@/domain/mails/recipient'
import { formWords, speech } from '@/i18n/translator'
import type { Language } from '@/i18n/languages'
import { isDoc, textIn } from '@/lib/documents'
import { env } from '@/lib/env'
import type { Lead } from '@/payload-types'
import type { Answers } from '@/domain/forms/fields'
import { subscriptionHref } from '../alerts/keys'
import { renderLetter } from './components/render-letter'
import { plainLetter } from './letter'
import { requestedDocumentsOf } from '@/features/requests/requested-documents'
import { requestHref, requestKey } from '@/features/requests/links'
import { confirmationLetter, friendLetter, notificationLetter, type ConfirmedWays, type LetterParts, type SubjectAndLetter } from './letters'
import { addressOfPerson, agencyOfLead, formMails, officeIn, siteAddress, subjectIn } from './queries'

const AT_ONCE = 50

/** Leads whose mails could not be written: how often, and when they are tried again. */
const failures = new Map<number, { times: number; at: number }>()

/**
 * Writes the mails of the leads that have none yet into the outbox, the oldest first. One that fails is
 * logged and tried again later, and keeps no other waiting. `written` is called after each that succeeds.
 */
export async function writeMails(payload: BasePayload, written: () => void = () => undefined): Promise<void> {
  const leads = tableOf(payload, 'leads')
  const waiting = await committedSql(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.mails, 'to-write'))
    .orderBy(asc(leads.id))
    .limit(AT_ONCE + failures.size)
  for (const { id } of waiting) {
    if ((failures.get(id)?.at ?? 0) > Date.now()) continue
    try {
      await writeMailsOf(payload, id)
      failures.delete(id)
      written()
    } catch (error) {
      const times = (failures.get(id)?.times ?? 0) + 1
      failures.set(id, { times, at: Date.now() + waitAfter(times) })
      payload.logger.error({ err: error, msg: `The mails of request ${id} could not be written; trying again` })
    }
  }
}

/** The mails are made first: nothing slow happens in the transaction. */
async function writeMailsOf(payload: BasePayload, id: number): Promise<void> {
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true })
  if (!lead) return
  const mails = await mailsOf(lead)
  const hasRecipient = mails.some(({ kind }) => kind === 'notification')
  const leads = tableOf(payload, 'leads')
  await committedSql(payload).transaction(async (sql) => {
    const [taken] = await sql
      .update(leads)
      .set({ mails: 'written' })
      .where(and(eq(leads.id, id), eq(leads.mails, 'to-write')))
      .returning({ history: leads.history })
    if (!taken) return
    for (const mail of mails) await insertMail(payload, sql, mail)
    if (!hasRecipient) await sql.update(leads).set({ history: withoutRecipient(taken.history) }).where(eq(leads.id, id))
  })
  if (!sendsMail()) payload.logger.warn(`The mails of request ${id} are kept: this site has no mail server (SMTP_URL)`)
}

/** A line of the history, as `domain/forms/lead-history.ts` reads it. */
const withoutRecipient = (history: unknown): unknown[] => [
  ...(Array.isArray(history) ? (history as unknown[]) : []),
  { at: new Date().toISOString(), kind: 'no-recipient', by: null, from: null, to: null },
]

async function mailsOf(lead: Lead): Promise<NewMail[]> {
  const agency = await agencyOfLead(lead)
  const form = await formMails(lead.form)
  const ofSite = await siteAddress()
  const ofAgency = agency ? textIn(agency, 'email') : ''
  const recipient = recipientOf({
    ...{ ofPerson: await addressOfPerson(lead), ofAgencies: form.recipients, ofForm: form.recipient, ofSite },
    agency: agency && { id: agency.id as number, email: ofAgency },
  })
  const answers = (isDoc(lead.answers) ? lead.answers : {}) as Answers
  const partsIn = async (language: Language): Promise<LetterParts> => ({
    request: { form: lead.form, answers, name: lead.name ?? '' },
    speech: await speech(language),
    words: await formWords(language),
    office: await officeIn(language, agency),
    subject: await subjectIn(language, lead),
  })
  const own = await partsIn(lead.language)
  const replyTo = ofAgency || ofSite
  const made: Promise<NewMail>[] = []
  if (recipient) {
    const there = `${env().SITE_URL}/admin/collections/leads/${lead.id}`
    const parts = await partsIn(loadedMemory().settings.defaultLanguage)
    made.push(mailOf(lead, 'notification', recipient, lead.email ?? null, notificationLetter(parts, there)))
  }
  if (lead.email) made.push(mailOf(lead, 'confirmation', lead.email, replyTo, confirmationLetter(own, form, await waysOf(lead))))
  const { friendEmail } = answers
  if (lead.form === 'send-to-friend' && typeof friendEmail === 'string') {
    made.push(mailOf(lead, 'friend', friendEmail, null, friendLetter(own)))
  }
  return Promise.all(made)
}

/** Where a confirmation leads to, as addresses that work outside the site. */
async function waysOf(lead: Lead): Promise<ConfirmedWays> {
  const absolute = (href: string): string => new URL(href, env().SITE_URL).href
  const followHref = requestHref(siteIn(lead.language), requestKey({ lead: lead.key }))
  const documents = await requestedDocumentsOf(lead)
  return {
    followHref: followHref && absolute(followHref),
    // The alert that a demand begins has the key of its lead.
    confirmHref: lead.form === 'demand-register' ? subscriptionHref(lead.language, lead.key) : null,
    documents: documents && { ...documents, links: documents.links.map((one) => ({ ...one, href: absolute(one.href) })) },
  }
}

const mailOf = async (
  lead: Lead,
  kind: NewMail['kind'],
  to: string,
  replyTo: string | null,
  { subject, letter }: SubjectAndLetter,
): Promise<NewMail> => ({
  ...{ kind, lead: lead.id, to, replyTo, language: letter.language, subject },
  text: plainLetter(letter),
  html: await renderLetter(letter),
  key: `${lead.key}:${kind}`,
})

import type { PayloadRequest } from 'payload'
import { nextAnswer } from '@/domain/forms/answer-mail'
import { readerLanguage, type Language } from '@/i18n/languages'
import { ageInWords } from '@/lib/age'
import { mailtoHref } from '@/lib/mailto'
import { telHref } from '@/lib/phone'
import { canAdminister } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { formLabel, mailStateLabel, statusLabel } from '@/cms/fields/lead-labels'
import { linesOf } from '@/cms/leads/form-words'
import { leadNames } from '@/cms/leads/names'
import type { Lead } from '@/payload-types'
import { readAlert } from '../alerts/read-alert'
import { documentAddress } from '../dashboard/address'
import { historyLines } from './history-lines'
import { readSubject } from './read-subject'
import type { LeadView, OtherLeadView, SubjectView } from './views'

const MOST_OTHERS = 20

/** A lead with all that its page shows, by the rules of whoever reads it; null where they see none. */
export async function readLead(req: PayloadRequest, id: number, now: number): Promise<LeadView | null> {
  const { i18n, payload, user } = req
  const asked = { collection: 'leads', depth: 0, disableErrors: true, overrideAccess: false, user } as const
  const lead = await payload.findByID({ ...asked, id })
  if (!lead) return null
  const language = readerLanguage(i18n.language)
  const subject = await readSubject(req, lead, language)
  const email = lead.email ?? ''
  return {
    id, email, name: lead.name || email || `#${id}`, phone: lead.phone ?? '', at: lead.createdAt, subject,
    alert: await readAlert(req, lead, language),
    form: formLabel(lead.form, language),
    spoken: new Intl.DisplayNames([language], { type: 'language' }).of(lead.language) ?? '',
    mailHref: mailtoHref(email, {}),
    telHref: telHref(lead.phone),
    age: ageInWords(lead.createdAt, language, now),
    answers: linesOf(lead, language),
    person: (await leadNames(payload, [lead], language))(lead, 'person'),
    ...(await sentAnswers(req, id)),
    others: await othersOf(req, lead),
    history: historyLines(lead.history, language),
    consent: lead.consentText ? { text: lead.consentText, version: String(lead.consentVersion ?? '–') } : null,
    draft: await draftFor(req, lead, subject),
    privacyHref:
      canAdminister(user) && email
        ? `${payload.config.routes.admin}/privacy?${new URLSearchParams({ email })}`
        : null,
  }
}

/** Mails are for administrators only; the answers of a lead are for everybody who sees it. */
async function sentAnswers({ i18n, payload }: PayloadRequest, lead: number): Promise<Pick<LeadView, 'sent' | 'next'>> {
  const { docs } = await payload.find({
    collection: 'mails', where: { lead: { equals: lead }, kind: { equals: 'answer' } },
    sort: 'id', depth: 0, pagination: false,
  })
  const sent = docs.map(({ createdAt, id, sentAt, state, subject, text }) => {
    return { id, subject, text, at: sentAt ?? createdAt, state: mailStateLabel(state, i18n.language) }
  })
  return { sent, next: nextAnswer(docs.map(({ key }) => key)) }
}

async function othersOf({ i18n, payload, user }: PayloadRequest, lead: Lead): Promise<OtherLeadView[]> {
  const email = lead.email?.trim().toLowerCase()
  if (!email) return []
  const { docs } = await payload.find({
    collection: 'leads', where: { email: { like: email }, id: { not_equals: lead.id } },
    sort: '-createdAt', depth: 0, limit: MOST_OTHERS, overrideAccess: false, user,
  })
  // "Like" finds longer addresses too.
  const same = docs.filter((one) => one.email?.trim().toLowerCase() === email)
  return same.map(({ createdAt, form, id, status }) => ({
    id, at: createdAt, form: formLabel(form, i18n.language),
    status: statusLabel(status, i18n.language),
    href: documentAddress(payload.config.routes.admin, 'leads', id),
  }))
}

/** What an answer begins with, in the language of the visitor. */
async function draftFor(
  { payload, user }: PayloadRequest,
  lead: Lead,
  subject: SubjectView | null,
): Promise<LeadView['draft']> {
  const { language }: { language: Language } = lead
  const agency = (await leadNames(payload, [lead], language))(lead, 'agency')
  const site = agency || (await payload.findGlobal({ slug: 'settings', depth: 0 })).agencyName
  const about = subject?.reference ? ` (${subject.reference})` : ''
  const values = { name: lead.name ?? '', agent: String(user?.name ?? ''), agency: site }
  return {
    subject: `${formLabel(lead.form, language)}${about}`,
    text: adminMessage('lead-answer.template', language, values).trim(),
  }
}

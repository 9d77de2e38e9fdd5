import 'server-only'
import { loadedMemory } from '@/content/memory/memory'
import { siteIn, siteLanguageFor } from '@/content/site'
import type { NewMail } from '@/cms/mails/outbox'
import { withHoursAsAsked } from '@/domain/forms/answer-lines'
import type { Answers } from '@/domain/forms/fields'
import { recipientOf } from '@/domain/mails/recipient'
import type { Language } from '@/i18n/languages'
import { formWords, speech } from '@/i18n/translator'
import { isDoc, textIn } from '@/lib/documents'
import { env } from '@/lib/env'
import type { Lead } from '@/payload-types'
import { followHref } from '../requests/links'
import { renderLetter } from './components/render-letter'
import { plainLetter } from './letter-view'
import type { LetterParts, SubjectAndLetter } from './letters'
import { addressOfPerson, agencyOfLead, formMails, officeIn, siteAddress, letterSubject } from './queries'

/** What the mails of a lead are made of and where they go. */
interface RequestMails {
  form: Awaited<ReturnType<typeof formMails>>
  answers: Answers
  /** To whom the agency's go; null where there is nobody. */
  recipient: string | null
  /** Where the visitor's answer goes; empty for nowhere. */
  replyTo: string
  /** In the language of the visitor, and in that of the staff. */
  own: LetterParts
  ofStaff: LetterParts
  adminHref: string
  /** Where the visitor follows the request; null where nobody answers it, or there is no such page. */
  followHref: string | null
}

/** What the mails of a lead are made of and where they go, as the editors and the agency have it now. */
export async function requestMails(lead: Lead): Promise<RequestMails> {
  const agency = await agencyOfLead(lead)
  const form = await formMails(lead.form)
  const ofSite = await siteAddress()
  const ofAgency = agency ? textIn(agency, 'email') : ''
  const answers = (isDoc(lead.answers) ? lead.answers : {}) as Answers
  const partsIn = async (language: Language): Promise<LetterParts> => ({
    request: { form: lead.form, answers, name: lead.name ?? '' },
    speech: await speech(language),
    words: withHoursAsAsked(await formWords(language), await formWords(lead.language)),
    office: await officeIn(language, agency),
    subject: await letterSubject(language, lead),
  })
  const language = siteLanguageFor(lead.language)
  const follow = followHref(siteIn(language), lead)
  return {
    answers, form, replyTo: ofAgency || ofSite,
    recipient: recipientOf({
      ofPerson: await addressOfPerson(lead), ofAgencies: form.recipients, ofForm: form.recipient, ofSite,
      agency: agency && { id: agency.id as number, email: ofAgency },
    }),
    own: await partsIn(language),
    ofStaff: await partsIn(loadedMemory().settings.defaultLanguage),
    adminHref: `${env().SITE_URL}/admin/collections/leads/${lead.id}`,
    followHref: follow && new URL(follow, env().SITE_URL).href,
  }
}

/** A mail of a lead as the outbox takes it; of two with the same `name` it takes one. */
export const mailOf = async (
  lead: Lead,
  kind: NewMail['kind'],
  to: string,
  replyTo: string | null,
  { subject, letter }: SubjectAndLetter,
  { attachments, name = kind }: { name?: string; attachments?: NewMail['attachments'] } = {},
): Promise<NewMail> => ({
  kind, lead: lead.id, to, replyTo, language: letter.language, subject, attachments,
  text: await plainLetter(letter),
  html: await renderLetter(letter),
  key: `${lead.key}:${name}`,
})

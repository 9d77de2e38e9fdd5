import type { AnswerLine } from '@/domain/forms/answer-lines'
import type { AlertView } from '../alerts/read-alert'

/** What a lead is about, for its card. */
export interface SubjectView {
  title: string
  /** The number by which visitors refer to the listing. */
  reference: string
  /** In words; empty where none is known. */
  price: string
  picture: string | null
  adminHref: string
  /** On the site, in the language of the reader; null where visitors do not see it. */
  siteHref: string | null
}

/** An answer that was given. */
export interface SentAnswerView {
  id: number
  subject: string
  text: string
  /** ISO. */
  at: string
  state: string
}

/** Another lead of the same person. */
export interface OtherLeadView {
  id: number
  href: string
  form: string
  status: string
  /** ISO. */
  at: string
}

/** A lead as its page shows it, in the words of whoever reads it. */
export interface LeadView {
  id: number
  form: string
  /** The visitor's language, as the reader calls it. */
  spoken: string
  name: string
  email: string
  mailHref: string
  phone: string
  telHref: string | null
  /** ISO. */
  at: string
  age: string
  answers: AnswerLine[]
  subject: SubjectView | null
  /** Whom it was written to; empty for nobody in particular. */
  person: string
  alert: AlertView | null
  sent: SentAnswerView[]
  /** Number of the next answer. */
  next: number
  others: OtherLeadView[]
  history: { at: string; text: string }[]
  consent: { text: string; version: string } | null
  draft: { subject: string; text: string }
  privacyHref: string | null
}

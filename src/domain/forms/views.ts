import type { TextView } from '@/i18n/languages'
import type { SlotDayView } from '@/domain/appointments/views'
import type { PictureView } from '@/domain/media/picture'
import type { PriceView } from '@/domain/properties/views'
import type { PostedForm } from './asked'
import type { FormSituation } from './form-definition'
import type { FormStep } from './fields'
import type { FormName, SubjectKind } from './forms'
import type { RequestStepAt } from './request-status'

/** What a form is about, above its fields. */
export interface FormSubjectView {
  kind: SubjectKind
  id: number
  href: string | null
  title: TextView
  price: PriceView | null
  picture: PictureView | null
  reference: number | null
  /** What became of a property that is no longer offered. */
  gone: 'sold' | 'rented' | null
  /** The person at an agency whom it is for, by row; without a name where there is nobody any more. */
  person: { id: number; name: string | null } | null
}

/** What is said about privacy below a form, and a mark that stands for these words. */
export interface ConsentWordsView {
  text: TextView
  mark: string
}

/** A form with all that is needed to show it. */
export interface FormView {
  form: FormName
  /** Whether staff switched it off. */
  isOff: boolean
  /** Where it is sent. */
  action: string
  situation: FormSituation
  subject: FormSubjectView | null
  /** Where it leads instead when it means nothing without a subject and has none, or one that is sold and shown to nobody: the lists of what it may be about. */
  lists: Partial<Record<'sale' | 'rent' | 'projects', string>> | null
  intro: TextView | null
  /** What is said about privacy, null where a form is about what was agreed to before; and where to read more, null for nowhere. */
  consent: ConsentWordsView | null
  privacyHref: string | null
  steps: readonly FormStep[]
  posted: PostedForm | null
  /** What stands in its fields, by their names: as it was sent or stored, or what somebody looked for. */
  values: Record<string, unknown>
  /** The provider that is to show that a person sends it, by name; null for the site's own task. */
  captcha: string | null
  /** The visits that can be booked; empty where there are none. */
  slots: readonly SlotDayView[]
}

/** A way on from the thanks for a form; `text` names what it was about. */
export interface ReturnLinkView {
  kind: 'back' | 'sale' | 'rent' | 'home'
  href: string
  text: TextView | null
}

/** A request as its sender sees it, with no more of it than what it was about. */
export interface RequestView {
  form: FormName
  about: { title: TextView; href: string | null } | null
  steps: RequestStepAt[]
  /** Whether a mail to its sender finally failed. */
  hasFailedMail: boolean
  /** Why a link to a document led here instead, and where the documents can be asked for again. */
  notice: { kind: 'expired' | 'removed'; askAgainHref: string | null } | null
}

/** What the thanks for a form say of the request that was stored. */
export interface StoredRequestView {
  /** Where it is followed; null where the site has no page for that. */
  followHref: string | null
  /** What happens with the documents that it asks for; null where it asks for none. */
  documents: { alreadyAt: string | null; isSentAgain: boolean } | null
}

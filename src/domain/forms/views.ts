import type { TextView } from '@/i18n/languages'
import type { SlotDayView } from '@/domain/appointments/views'
import type { PictureView } from '@/domain/media/picture'
import type { PriceView } from '@/domain/properties/views'
import type { PostedForm } from './asked'
import type { FormSituation } from './definition'
import type { FormStep } from './fields'
import type { FormName, SubjectKind } from './forms'

/** What a form is about, above its fields. */
export interface FormSubjectView {
  kind: SubjectKind
  id: number
  href: string | null
  title: TextView
  price: PriceView | null
  picture: PictureView | null
  reference: number | null
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
  /** Whether it means nothing without a subject, and has none: it leads to the lists instead. */
  lists: { sale: string; rent: string; projects: string } | null
  intro: TextView | null
  /** What is said about privacy, and where to read more. */
  consent: TextView | null
  privacyHref: string
  steps: readonly FormStep[]
  posted: PostedForm | null
  /** The visits that can be booked; empty where there are none. */
  slots: readonly SlotDayView[]
}

/** A way on from the thanks for a form; `text` names what it was about. */
export interface ReturnLinkView {
  kind: 'back' | 'sale' | 'rent' | 'home'
  href: string
  text: TextView | null
}

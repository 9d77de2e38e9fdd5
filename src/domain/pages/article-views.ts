import type { TextView } from '@/i18n/languages'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import type { PictureView } from '@/domain/media/picture'

export interface ArticleCardView {
  id: number
  name: TextView
  intro: TextView | null
  picture: PictureView | null
  /** Null where the article has no page of its own. */
  href: string | null
}

/** A question with its answer. Spec §2, "Configured pages". */
export interface QuestionView {
  question: TextView
  answer: RichTextView
}

export interface ArticleView extends ArticleCardView {
  text: RichTextView | null
  questions: QuestionView[]
  pictures: PictureView[]
}

export interface MemberView {
  id: number
  name: string
  function: TextView | null
  phone: string
  email: string
  photo: PictureView | null
  href: string | null
  agency: string
  /** Of their own at the institute, as staff wrote it; empty where they have none. */
  instituteNumber: string
  /** Where one writes to them; null where the site does not offer it. */
  formHref: string | null
}

import type { PageKind } from '@/domain/pages/kinds'
import type { Language } from '@/i18n/languages'

export type PerLanguage = Record<Language, string>

/** German may be missing: it falls back. */
export type Written = Omit<PerLanguage, 'de'> & { de?: string }

export interface DemoCategory {
  key: 'services' | 'faq' | 'agency' | 'home'
  name: PerLanguage
}

export interface DemoQuestion {
  question: Written
  /** Simple HTML. */
  answer: Written
}

export interface DemoArticle {
  /** As the specification spells it; '' for an article without a public page of its own. */
  originalPath: string
  category: DemoCategory['key']
  /** Its slug makes the address. */
  name: PerLanguage
  /** One or two sentences, plain text. */
  intro: Written
  /** Simple HTML; links inside the site are original paths. */
  html: Written
  questions?: readonly DemoQuestion[]
  /** A hint for the drawing. */
  picture:
    | 'handover'
    | 'keys'
    | 'desk'
    | 'building'
    | 'rental'
    | 'garden'
    | 'coast'
    | 'boxes'
    | 'none'
}

export interface DemoSitePage {
  originalPath: string
  kind: PageKind
  /** Original path of the parent page. */
  parent?: string
  title: PerLanguage
  /** Full path below the language's prefix, without slashes; '' for the home page. */
  path: PerLanguage
  /** Meta description or introduction, at most 155 characters. */
  description: Written
  /** Simple HTML shown on the page, if any. */
  html?: Written
  /** Title at most 60 characters, description at most 155. */
  seo?: { title: PerLanguage; description: PerLanguage }
}

export interface DemoTestimonial {
  name: string
  aboutYou: Written
  comment: Written
  website?: string
}

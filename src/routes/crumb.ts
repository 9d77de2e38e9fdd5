import type { Language } from '@/i18n/languages'

export interface CrumbView {
  name: string
  lang: Language
  href: string | null
}

import type { Language } from '@/i18n/languages'

type PerLanguage = Record<Language, string>

export interface DemoPage {
  /** As the specification spells it. */
  originalPath: string
  kind: 'home' | 'sale' | 'rent' | 'projects' | 'text'
  title: PerLanguage
  /** Below the language's prefix, without slashes; empty for the home page. */
  path: PerLanguage
  /** Simple HTML: p, h2, h3 and ul. German falls back where it has none. */
  html: Omit<PerLanguage, 'de'> & { de?: string }
}

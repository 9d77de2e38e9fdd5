import type { Language } from '@/i18n/languages'
import type { AgencyView, PictureView } from '@/features/properties/views'

export interface LinkView {
  label: string
  href: string
  current: boolean
}

/** Everything around a page: header, drawer, footer. Spec §2, "Shared shell". */
export interface ShellView {
  language: Language
  agencyName: string
  tagline: string
  logo: PictureView | null
  homeHref: string
  menu: LinkView[]
  /** The same page in every language in use; empty where only one is. */
  languages: { language: Language; name: string; href: string; current: boolean }[]
  infoLinks: LinkView[]
  agencies: AgencyView[]
  phone: string
  email: string
  footerText: string
}

/** `#rrggbb` from settings, with the colour of text that stands out on it. */
export interface SiteColours {
  brand: string
  onBrand: string
  accent: string
  onAccent: string
}

import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import type { Language, TextView } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'
import type { ConsentTerms } from '@/domain/consent/choice'
import type { TagIds } from '@/domain/consent/tags'
import type { AgencyView } from '@/domain/agencies/views'

/** A link of a menu. One that leads to another site opens in a new tab. Spec §3, "Menu entry". */
export interface LinkView {
  label: TextView
  href: string
  external: boolean
  current: boolean
}

export interface MenuEntryView extends LinkView {
  /** Blank for an entry that only opens its children. */
  href: string
  children: LinkView[]
}

export type TopBarIcon = 'phone' | 'mail' | 'log-in' | 'map-pin' | 'clock' | 'heart'

/** Spec §3, "Top-bar item". */
export interface TopBarItemView {
  label: TextView
  /** Null for an item that is only words. */
  href: string | null
  external: boolean
  icon: TopBarIcon | null
  color: 'plain' | 'brand' | 'accent'
}

/** Spec §3, "Footer block". */
export interface FooterBlockView {
  title: TextView | null
  introText: TextView | null
  fullText: RichTextView | null
  links: LinkView[]
  images: PictureView[]
  /** Columns of twelve. */
  columns: { sm: number; md: number; lg: number }
}

/** Spec §3, "Popup"; §4. */
export interface PopupView {
  /** Changes with its content, so that a new popup opens although an old one was closed. */
  id: string
  /** Seconds; 0 opens at once. */
  delay: number
  title: TextView | null
  description: TextView | null
  link: LinkView | null
  picture: PictureView | null
}

/** Everything around a page: top bar, header, drawer, footer, popup. Spec §2, "Shared shell". */
export interface ShellView {
  language: Language
  agencyName: string
  tagline: TextView | null
  logo: PictureView | null
  /** What stands in the search field; null where staff wrote nothing. */
  searchPlaceholder: string | null
  homeHref: string
  /** Null where the page is off line. */
  favouritesHref: string | null
  compareHref: string | null
  /** The sign-in of owners, by the title of its page; null where that is not shown in the language. */
  login: LinkView | null
  topBar: { left: TopBarItemView[]; right: TopBarItemView[] } | null
  menu: MenuEntryView[]
  /** The first one is the site's one primary button. */
  buttons: LinkView[]
  /** The demand register, and the free valuation where settings ask for it. */
  drawerLinks: LinkView[]
  /** The same page in every language in use; empty where only one is. */
  languages: { language: Language; name: string; href: string; current: boolean }[]
  footer: { blocks: FooterBlockView[]; legalLinks: LinkView[]; legalText: RichTextView | null }
  /** With their legal mentions; empty where the footer does not show them. */
  agencies: AgencyView[]
  phone: string
  email: string
  popup: PopupView | null
  /** What visitors are asked to agree to, and the services that wait for it. */
  consent: ConsentTerms & { tags: TagIds }
}

/** `#rrggbb` from settings, each with the colour of text that stands out on it and the shade of it that reads on the site's grounds. */
export interface SiteColours {
  brand: string
  onBrand: string
  brandInk: string
  accent: string
  onAccent: string
  accentInk: string
}

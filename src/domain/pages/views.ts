import type { Language, TextView } from '@/i18n/languages'
import type { PageKind } from './kinds'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import type { PictureView } from '@/domain/media/picture'
import type { CrumbView } from '@/routes/crumb'
import type { SearchView } from '@/domain/search/search-view'

/** The banner on top of a page. Spec §2, "Home banner types", §3 "Banner". */
export interface BannerView {
  content:
    /** Nothing but the ground in the brand's colour. */
    | { type: 'plain' }
    | { type: 'image'; picture: PictureView }
    /** Pictures that fade into each other, also those of properties. */
    | { type: 'gallery'; pictures: PictureView[]; seconds: number }
    | { type: 'video'; url: string; mimeType: string; poster: PictureView | null }
  /** The upright part of its first picture, for phones: an address without its ending; null where the whole one serves. */
  portrait: string | null
  title: TextView | null
  description: TextView | null
  logo: PictureView | null
}

/** The search panel with the texts of the settings. Spec §2, §3 "Settings". */
export interface SearchPanelView {
  title: TextView | null
  description: TextView | null
  description2: TextView | null
  /** What stands in the search field; null where staff wrote nothing. */
  placeholder: string | null
  search: SearchView
  showCounts: boolean
}

/** Links to the pages below a page, or beside it. Spec §3, `isHaveSubMenu`, `showFixedMenu`. */
export interface SubMenuView {
  fixed: boolean
  links: { label: TextView; href: string; external: boolean; current: boolean }[]
}

/** What search engines and social networks are given of a page. Spec §3, "Page". */
export interface SeoOf<Picture> {
  pageTitle: string
  metadataTitle: string
  metadataDescription: string
  openGraph: { title: string; type: string; url: string; image: Picture | null; description: string }
  twitter: { title: string; site: string; image: Picture | null; description: string }
}

export type SeoView = SeoOf<PictureView>

/** What pages and articles have in common: everything but their modules. Spec §3, "Page". */
export interface PageFrameView {
  kind: PageKind | 'article' | 'member'
  title: TextView
  description: TextView | null
  content: RichTextView | null
  banner: BannerView | null
  breadcrumb: CrumbView[]
  subMenu: SubMenuView | null
  className: string
  seo: SeoView
  /** The languages it says something of its own in. */
  ownLanguages: Language[]
}

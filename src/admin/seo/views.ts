import type { Language, Localized } from '@/i18n/languages'

/** What the site takes for a preview from elsewhere than the form. */
export interface SeoBasis {
  /** The language being edited. */
  language: Language
  /** Address of the site without a trailing slash. */
  siteUrl: string
  siteName: string
  defaultLanguage: Language
  /** The path of what stands above, in the language being edited. */
  above: string
  /** Its end stands for a name without a Latin letter or digit; blank for what was never published. */
  originalPath: string
  /** Texts of the document in the other languages, as they were last saved. */
  saved: { name: Localized<string>; description: Localized<string>; text: Localized<unknown> }
  /** The languages in which the document is one of its own, as it was last saved. */
  own: readonly Language[]
  /** The picture of the settings that a banner without its own falls back to. */
  bannerPicture: number | null
}

/** The words of the preview, with `{count}` and `{most}` where a number stands. */
export interface SeoLabels {
  title: string
  off: string
  search: string
  shared: string
  onX: string
  noTitle: string
  noDescription: string
  noPicture: string
  titleLength: string
  titleTooLong: string
  descriptionLength: string
  descriptionTooLong: string
}

import { pictureIn, type PictureView } from '@/domain/media/picture'
import { plainText } from '@/domain/rich-text/rich-text'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import { isLanguage, type Language, type TextView } from '@/i18n/languages'
import { isDoc, textIn, type Doc } from '@/lib/documents'
import { shorten } from '@/lib/text'
import type { SeoOf, SeoView } from './views'
import type { Page } from '@/payload-types'

/** As many characters of a description as search engines show. */
export const DESCRIPTION_LENGTH = 155

/** The fields in one language, as they are stored. */
export type SeoFields = { readonly [Name in keyof NonNullable<Page['seo']>]?: unknown }

/** A title with the name of the site at its end; as it is where it says that name in whole words, or there is none. */
export const brandedTitle = (title: string, brand: string): string =>
  wordsOf(title).includes(wordsOf(brand)) ? title : [title, brand].filter(Boolean).join(' | ')

/**
 * What search engines are told of one of many lists on a page: which list it is, by its title, then what staff say of
 * the page, where that is true of the list too; cut at 155 characters.
 */
export const listDescription = (title: string, description: string): string =>
  shorten([title, description].filter(Boolean).join('. '), DESCRIPTION_LENGTH)

/** One of many lists on a page: words and an address of its own, with the pictures and the account of the page. */
export const listSeo = (
  { openGraph, twitter }: SeoView,
  { description, title, url }: Omit<SeoFallbacks, 'picture'>,
): SeoView => ({
  pageTitle: title, metadataTitle: title, metadataDescription: description,
  openGraph: { title, description, url, type: openGraph.type, image: openGraph.image },
  twitter: { title, description, site: twitter.site, image: twitter.image },
})

/**
 * What the texts of a page say in a language, as plain text, in their order: those that are in it. Where the page is
 * none of its own there, which `own` says, and no text is in it: all of them, in whatever language they were found.
 */
export function textsSaidIn(
  language: Language,
  texts: readonly (TextView | RichTextView | null)[],
  own: readonly Language[],
): string[] {
  const found = texts.filter((text) => text !== null)
  const inLanguage = found.filter(({ lang }) => lang === language)
  const said = inLanguage.length > 0 || own.includes(language) ? inLanguage : found
  return said.map((text) => ('text' in text ? text.text : plainText(text)))
}

/** Each word between spaces, so that a part of one is not found. */
const wordsOf = (text: string): string => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `.replace(/^ {2}$/, '')

/** What stands in for the fields that staff left blank. */
export interface SeoFallbacks<Picture = PictureView> {
  title: string
  description: string
  url: string
  picture: Picture | null
}

/**
 * What search engines and social networks are given of a page in a language, from fields that each
 * hold a value per language. Other languages never lend theirs. Spec §3, "Page".
 */
export const seoView = (seo: unknown, language: Language, fallbacks: SeoFallbacks): SeoView =>
  fallbackSeo(inLanguage(seo, language), (value) => pictureIn(value, language), fallbacks)

/**
 * The same from the fields of one language. Blank fields fall back: a metadata title to the page
 * title and that to the page's own; Open Graph to the metadata, Twitter to Open Graph. Fields that
 * are switched off count as blank. `pictureOf` reads a picture as it is stored. Spec §3, "Page".
 */
export function fallbackSeo<Picture>(
  own: SeoFields,
  pictureOf: (value: unknown) => Picture | null,
  fallbacks: SeoFallbacks<Picture>,
): SeoOf<Picture> {
  const active = own.isActiveSEO !== false
  const text = (name: keyof SeoFields): string => (active ? textIn(own, name).trim() : '')
  const picture = (name: keyof SeoFields): Picture | null => (active ? pictureOf(own[name]) : null)
  const pageTitle = text('pageTitle') || fallbacks.title
  const metadataTitle = text('metadataTitle') || pageTitle
  const metadataDescription = text('metadataDescription') || fallbacks.description
  const openGraph = {
    title: text('openGraphTitle') || metadataTitle,
    type: text('openGraphType') || 'website',
    url: text('openGraphUrl') || fallbacks.url,
    image: picture('openGraphImage') ?? fallbacks.picture,
    description: text('openGraphDescription') || metadataDescription,
  }
  return {
    pageTitle,
    metadataTitle,
    metadataDescription,
    openGraph,
    twitter: {
      title: text('twitterTitle') || openGraph.title,
      site: text('twitterSite'),
      image: picture('twitterImage') ?? openGraph.image,
      description: text('twitterDescription') || openGraph.description,
    },
  }
}

/** The fields of one language, out of fields that each hold a value per language. */
function inLanguage(seo: unknown, language: Language): SeoFields {
  if (!isDoc(seo)) return {}
  return Object.fromEntries(
    Object.entries(seo).map(([name, value]) => [name, isPerLanguage(value) ? value[language] : value]),
  )
}

const isPerLanguage = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value).every(isLanguage)

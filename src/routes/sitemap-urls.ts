import type { Language, Localized } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { hrefOf } from './href'
import { PART_SIZE, partPath, type SitemapPart, type SitemapUrl } from './sitemap'

interface SitemapPage {
  paths: Localized<string>
  languages: Language[]
  changed: string
  picture: string | null
}

interface Frame {
  /** Without a slash at its end. */
  siteUrl: string
  defaultLanguage: Language
}

/** The pages of one part; none where the part does not exist. */
export const pagesOfPart = <P extends Pick<SitemapPage, 'languages'>>(
  pages: readonly P[],
  { language, number }: SitemapPart,
): P[] => partsIn(pages, language)[number - 1] ?? []

/** Every part there is, with its absolute address and the date of its newest change. */
export const sitemapParts = (
  pages: readonly SitemapPage[],
  languages: readonly Language[],
  siteUrl: string,
): { loc: string; lastmod: string }[] =>
  languages.flatMap((language) =>
    partsIn(pages, language).map((held, index) => {
      const lastmod = held.reduce((newest, { changed }) => (changed > newest ? changed : newest), '')
      return { loc: `${siteUrl}${partPath({ language, number: index + 1 })}`, lastmod }
    }),
  )

const partsIn = <P extends Pick<SitemapPage, 'languages'>>(
  pages: readonly P[],
  language: Language,
) =>
  chunks(
    pages.filter(({ languages }) => languages.includes(language)),
    PART_SIZE,
  )

/** A page in one of its languages as an address of the sitemap, with its other languages. */
export function sitemapUrl(page: SitemapPage, language: Language, frame: Frame): SitemapUrl {
  const { siteUrl, defaultLanguage } = frame
  const hrefIn = (other: Language): string =>
    `${siteUrl}${hrefOf(other, page.paths[other] ?? '/', defaultLanguage)}`
  const alternates: SitemapUrl['alternates'] = page.languages.map((other) => ({
    hreflang: other,
    href: hrefIn(other),
  }))
  if (page.languages.includes(defaultLanguage)) {
    alternates.push({ hreflang: 'x-default', href: hrefIn(defaultLanguage) })
  }
  return {
    loc: hrefIn(language),
    lastmod: page.changed,
    alternates,
    image: page.picture && `${siteUrl}/media/${page.picture}/w1360.webp`,
  }
}

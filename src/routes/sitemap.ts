import { isLanguage, type Language } from '@/i18n/languages'
import { escapeXml } from '@/lib/xml'

/** How many addresses one part of the sitemap holds. */
export const PART_SIZE = 10_000

/** One address of the sitemap; every address in it is absolute. */
export interface SitemapUrl {
  loc: string
  /** ISO date and time. */
  lastmod: string
  /** The same page in every language it is indexed in, itself included. */
  alternates: { hreflang: Language | 'x-default'; href: string }[]
  image: string | null
}

export interface SitemapPart {
  language: Language
  /** From 1. */
  number: number
}

/** The path of a part: `/sitemaps/nl-1.xml`. */
export const partPath = ({ language, number }: SitemapPart): string =>
  `/sitemaps/${language}-${number}.xml`

/** The part that a file name such as `nl-1.xml` means; anything else gives null. */
export function readPartName(name: string): SitemapPart | null {
  const [, language, number] = /^([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  return isLanguage(language) ? { language, number: Number(number) } : null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** What stands before and after the addresses of a part. */
export const PART_HEAD = `${HEAD}<urlset ${SITEMAP} ${XHTML} ${IMAGE}>\n`
export const PART_TAIL = '</urlset>\n'

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** An address as an element of a part. */
export function urlElement({ loc, lastmod, alternates, image }: SitemapUrl): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const picture = image ? `<image:image>${element('image:loc', image)}</image:image>` : ''
  const parts = [element('loc', loc), element('lastmod', lastmod), ...links, picture]
  return `<url>${parts.join('')}</url>\n`
}

/** The index that names every part, each with the date of its newest change. */
export function sitemapIndex(parts: { loc: string; lastmod: string }[]): string {
  const entries = parts.map(
    ({ loc, lastmod }) =>
      `<sitemap>${element('loc', loc)}${element('lastmod', lastmod)}</sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${SITEMAP}>\n${entries.join('')}</sitemapindex>\n`
}

import type { Language, Localized } from '@/i18n/languages'

/** Sites that stand under another name in Dutch and in French, with the same start page. */
const SITES: readonly Localized<string>[] = [
  { nl: 'www.notaris.be', fr: 'www.notaire.be' },
  { nl: 'financien.belgium.be', fr: 'finances.belgium.be' },
  { nl: 'fiscaliteit.brussels', fr: 'fiscalite.brussels' },
]

/**
 * The address of a source for readers of a language: notaire.be in French for notaris.be. Only a start
 * page has its counterpart; any other address, and one in a language without, stays as it is written.
 */
export function sourceFor(href: string, language: Language): URL | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  const counterpart = SITES.find((site) => Object.values(site).includes(url.host))?.[language]
  if (counterpart && url.pathname === '/' && url.search === '') url.host = counterpart
  return url
}

import { loadedMemory } from '@/content/memory/memory'
import { acceptedLanguages } from '@/i18n/accepted-languages'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'
import { isFromOwnSite } from '@/lib/own-site'
import { isPageAddress } from '@/routes/reserved'
import { languageInUse } from './language-in-use'

/**
 * The language of the page from which an address was opened; where a browser does not say, as of a link of a mail, the
 * first language that it asks for and the site is in; else the default one of the site.
 */
export function languageCameFrom({ headers }: Request): Language {
  const accepted = acceptedLanguages(headers.get('accept-language') ?? '').map(languageInUse)
  return languageOfPage(headers) ?? accepted.find((one) => one !== null) ?? loadedMemory().settings.defaultLanguage
}

function languageOfPage(headers: Headers): Language | null {
  const from = headers.get('referer') ?? ''
  if (!URL.canParse(from)) return null
  const { pathname } = new URL(from)
  const [first = '', second = ''] = pathname.split('/').slice(1)
  const named = languageInUse(first === 'owner' ? second : first)
  if (named !== null) return named
  // A page of the site that names no language is in the default one.
  const isOwn = isFromOwnSite({ host: headers.get('host') ?? '', origin: from }, env().SITE_URL)
  return isOwn && isPageAddress(pathname) ? loadedMemory().settings.defaultLanguage : null
}

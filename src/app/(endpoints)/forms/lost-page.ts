import { hrefInAnyLanguage, siteIn } from '@/content/site'
import { MY_ALERT } from '@/features/alerts/keys'
import type { Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { PRIVATE } from '@/lib/private'
import { NOWHERE } from '@/routes/nowhere'
import { ownPage, plainPage } from './own-page'

/** No other site learns the address, which may hold the rest of a key. */
const HEADERS = { 'Cache-Control': PRIVATE, 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }

/** The site's own page for an address at which there is nothing, of an endpoint; a sentence where that fails. */
export async function notFoundPage(language: Language): Promise<Response> {
  const page = await ownPage(`/${language}${NOWHERE}`, 404)
  return new Response(page ?? (await sentence(language)), { status: 404, headers: HEADERS })
}

/** The answer to a link of a mail that opens nothing (any more): the page that says so, with status 404. */
export async function deadLinkPage(language: Language): Promise<Response> {
  const href = hrefInAnyLanguage(siteIn(language), MY_ALERT)
  const page = href === null ? null : await ownPage(href)
  return page === null ? notFoundPage(language) : new Response(page, { status: 404, headers: HEADERS })
}

async function sentence(language: Language): Promise<string> {
  const { t } = await speech(language)
  return plainPage(language, t('NotFound.title'))
}

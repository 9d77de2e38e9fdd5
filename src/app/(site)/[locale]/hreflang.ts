import { siteIn } from '@/content/site'
import { selectionQuery } from '@/domain/favourites/ids'
import { askedQuery } from '@/domain/forms/asked'
import { listHref, NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { placesIn } from '@/domain/search/places'
import type { Language } from '@/i18n/languages'
import type { FoundContent } from './resolve/found-content'

/**
 * The address of the same page in another language, criteria included but not how a list is looked
 * at; null where it has none.
 */
export const hrefIn = (found: FoundContent, language: Language): string | null =>
  addressIn(found, language, { view: NO_CRITERIA.view })

/** The same in the first order: the one address of a list in whichever order it is shown. */
export const canonicalIn = (found: FoundContent, language: Language): string | null =>
  addressIn(found, language, { view: NO_CRITERIA.view, sort: NO_CRITERIA.sort })

/**
 * Where the language switch of a page leads: to the same form, visit, request or alert, and to a list looked at in
 * the same way; null where it has none. It may hold a key, which search engines and other sites never learn: they
 * read the two above.
 */
export function switchedIn(found: FoundContent, language: Language): string | null {
  const href = addressIn(found, language, {})
  return href?.startsWith('/') && found.kind === 'page' ? `${href}${askedQuery(found.asked)}` : href
}

function addressIn(found: FoundContent, language: Language, shown: Partial<ListCriteria>): string | null {
  if (!found.target) return null
  const site = siteIn(language)
  const href = site.href(found.target)
  if (!href) return null
  if ('selection' in found) return `${href}${selectionQuery(found.selection.ids)}`
  if (found.kind !== 'list') return href
  return listHref(href, { ...found.criteria, ...shown }, placesIn(site.catalogue, language))
}

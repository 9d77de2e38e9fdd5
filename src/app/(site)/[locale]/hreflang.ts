import { siteIn } from '@/content/site'
import { selectionQuery } from '@/domain/favourites/ids'
import { askedQuery } from '@/domain/forms/asked'
import { listHref, NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { pageCount } from '@/domain/search/paging'
import { placesIn } from '@/domain/search/places'
import { matchingRows, isAnyFound } from '@/domain/search/search'
import type { Language } from '@/i18n/languages'
import type { FoundContent } from './resolve/found-content'

/**
 * The address of the same page in another language, criteria included but not how a list is looked
 * at; null where it has none.
 */
export const hrefIn = (found: FoundContent, language: Language): string | null =>
  addressIn(found, language, { view: NO_CRITERIA.view })

/**
 * The same in the first order: the one address of a list in whichever order it is shown. Null where another language
 * has no such page of the list, or nothing on it.
 */
export function canonicalIn(found: FoundContent, language: Language): string | null {
  const isThere = found.kind !== 'list' || language === found.site.language || hasPage(found, language)
  return isThere ? addressIn(found, language, { view: NO_CRITERIA.view, sort: NO_CRITERIA.sort }) : null
}

/**
 * Where the language switch of a page leads: to the same form, visit, request or alert, and to a list looked at in
 * the same way, on its last page where the other language has fewer; null where it has none. It may hold a key,
 * which search engines and other sites never learn: they read the two above.
 */
export function switchedIn(found: FoundContent, language: Language): string | null {
  const page = found.kind === 'list' && found.criteria.page > 1 ? { page: Math.min(found.criteria.page, pagesIn(found, language)) } : {}
  const href = addressIn(found, language, page)
  return href?.startsWith('/') && found.kind === 'page' ? `${href}${askedQuery(found.asked)}` : href
}

type FoundList = Extract<FoundContent, { kind: 'list' }>

/** Whether something stands on that page of a list in a language: what is listed need not be live in every one. */
function hasPage(found: FoundList, language: Language): boolean {
  const { criteria, list } = found
  return criteria.page > 1 ? pagesIn(found, language) >= criteria.page : isAnyFound(siteIn(language).catalogue, list.goal, language, criteria)
}

/** How many pages a list has in a language; an empty one has one. */
const pagesIn = ({ criteria, list }: FoundList, language: Language): number =>
  pageCount(matchingRows(siteIn(language).catalogue, list.goal, language, { ...criteria, sort: NO_CRITERIA.sort }))

function addressIn(found: FoundContent, language: Language, shown: Partial<ListCriteria>): string | null {
  if (!found.target) return null
  const site = siteIn(language)
  const href = site.href(found.target)
  if (!href) return null
  if ('selection' in found) return `${href}${selectionQuery(found.selection.ids)}`
  if (found.kind !== 'list') return href
  return listHref(href, { ...found.criteria, ...shown }, placesIn(site.catalogue, language))
}

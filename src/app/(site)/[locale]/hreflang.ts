import { siteIn } from '@/content/site'
import { selectionQuery } from '@/domain/favourites/ids'
import { listHref, NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { placesIn } from '@/domain/search/places'
import type { Language } from '@/i18n/languages'
import type { FoundContent } from './resolve/found-content'

/**
 * The address of the same page in another language, criteria included but not how a list is looked
 * at; null where it has none.
 */
export const hrefIn = (found: FoundContent, language: Language): string | null =>
  addressIn(found, language, {})

/** The same in the first order: the one address of a list in whichever order it is shown. */
export const canonicalIn = (found: FoundContent, language: Language): string | null =>
  addressIn(found, language, { sort: NO_CRITERIA.sort })

function addressIn(found: FoundContent, language: Language, shown: Partial<ListCriteria>): string | null {
  if (!found.target) return null
  const site = siteIn(language)
  const href = site.href(found.target)
  if (!href) return null
  if ('selection' in found) return `${href}${selectionQuery(found.selection.ids)}`
  if (found.kind !== 'list') return href
  const criteria = { ...found.criteria, view: NO_CRITERIA.view, ...shown }
  return listHref(href, criteria, placesIn(site.catalogue, language))
}

import 'server-only'
import { readPublic } from '@/content/read-documents'
import { hrefOfList, type Site } from '@/content/site'
import { demandForm } from '@/features/search/demand-form'
import { cardView } from '@/domain/search/card'
import { shownFields, shownPart } from '@/domain/properties/shown-fields'
import type { PropertyCardView } from '@/domain/properties/views'
import type { AllLocales } from '@/lib/documents'
import { compareRows } from '@/domain/favourites/compare-rows'
import { selectionQuery, type SelectedIds } from '@/domain/favourites/ids'
import type { CompareView, FavouritesView, SavedView, WaysOn } from '@/domain/favourites/views'
import type { DisplayCondition, Property } from '@/payload-types'

/** The favourites and recently seen ones that an address names, in one language. */
export function favouritesView(site: Site, { ids, seen }: SelectedIds): FavouritesView {
  return {
    ...waysOn(site),
    given: ids.length + seen.length > 0,
    saved: ids.map((id) => savedView(site, id)),
    seen: seen.map((id) => savedView(site, id)),
  }
}

const savedView = (site: Site, id: number): SavedView => ({ id, card: cardOf(site, id) })

/** Null where it is not offered in the language, or no longer at all. */
function cardOf(site: Site, id: number): PropertyCardView | null {
  const row = site.catalogue.get(id)
  const href = row && site.href(`property:${id}`)
  return row && href ? cardView(row, site.catalogue, site.language, href) : null
}

/**
 * Up to four properties beside each other, in one language, without what the conditions of staff
 * hide.
 */
export async function compareView(
  site: Site,
  { ids }: SelectedIds,
  conditions: readonly AllLocales<DisplayCondition>[],
): Promise<CompareView> {
  const shown = (doc: AllLocales<Property>) =>
    shownPart(doc, shownFields(conditions, doc, site.language))
  const ways = waysOn(site)
  const without = (id: number): string =>
    `${ways.compareHref ?? ''}${selectionQuery(ids.filter((other) => other !== id))}`
  const read = await Promise.all(
    ids.map(async (id) => {
      const card = cardOf(site, id)
      const doc = card && (await readPublic('properties', id))
      return { id, found: card && doc && { card, doc: shown(doc) } }
    }),
  )
  const found = read.flatMap((one) => one.found ?? [])
  return {
    ...ways,
    given: ids.length > 0,
    properties: found.map(({ card }) => ({ card, withoutHref: without(card.id) })),
    rows: compareRows(found, site.language),
    gone: read.flatMap(({ id, found: one }) => (one ? [] : [{ id, withoutHref: without(id) }])),
  }
}

const waysOn = (site: Site): WaysOn => ({
  ...selectionHrefs(site),
  saleHref: hrefOfList(site, 'sale'),
  rentHref: hrefOfList(site, 'rent'),
  demandHref: demandForm(site),
})

/** Where the favourites and the comparison stand in the language; null where they are off line. */
export const selectionHrefs = (site: Site): Pick<WaysOn, 'favouritesHref' | 'compareHref'> => ({
  favouritesHref: site.hrefOfPage('/favourites/'),
  compareHref: site.hrefOfPage('/compare/'),
})

import 'server-only'
import { findDocuments, visitor } from '@/content/client'
import { readDisplayConditions } from '@/content/display-conditions'
import type { Site } from '@/content/site'
import { shownFields, shownPart } from '@/domain/properties/shown-fields'
import { cardMore, type ListCardView } from '@/domain/search/list-card'
import type { ListView } from '@/domain/search/list-views'
import { numberIn } from '@/lib/documents'

/**
 * A list whose cards stand one below the other says more of each; another one is given back as it
 * is. What it says is read when it is asked for: the catalogue in memory has what all cards need.
 */
export async function withMoreFacts(list: ListView, site: Site): Promise<ListView> {
  if (list.look !== 'list' || list.cards.length === 0) return list
  const stored = await findDocuments(await visitor(), 'properties', {
    where: { listingId: { in: list.cards.map(({ id }) => id) } }, depth: 1, limit: list.cards.length,
  })
  const found = new Map(stored.map((doc) => [numberIn(doc, 'listingId'), doc]))
  const conditions = await readDisplayConditions()
  const { catalogue, language } = site
  const cards = list.cards.map((card): ListCardView => {
    const [doc, row] = [found.get(card.id), catalogue.get(card.id)]
    if (!doc || !row) return card
    const shown = shownPart(doc, shownFields(conditions, doc, language))
    const agency = row.agencyId === null ? undefined : catalogue.agencies.get(row.agencyId)
    return { ...card, more: cardMore(card, shown, row, agency?.name ?? null, language) }
  })
  return { ...list, cards }
}

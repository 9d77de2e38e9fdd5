import type { CatalogueRow } from './catalogue-row'
import type { SimilarReason } from '@/domain/properties/detail-views'
import { kilometresApart, type Cities } from './town-distance'

const HALF_PRICE_DISTANCE = 0.25

interface Similar {
  row: CatalogueRow
  reason: SimilarReason
}

/**
 * The properties most like one, and why: same goal, one of its types, near it and near in price.
 * Lower scores are nearer: 10 km count as much as a quarter of the price. Towns count by their
 * centre, never by an address. At most `count`; none is itself.
 */
export function similarTo(
  one: CatalogueRow,
  rows: Iterable<CatalogueRow>,
  cities: Cities,
  count: number,
): Similar[] {
  const kilometresTo = kilometresFrom(one.cityId, cities)
  const nearest: Scored[] = []
  for (const row of rows) {
    if (row.id === one.id || row.goal !== one.goal) continue
    if (!row.typeIds.some((type) => one.typeIds.includes(type))) continue
    const score = scoreOf(kilometresTo(row.cityId), priceStep(one, row))
    const last = nearest.at(-1)
    // Of thousands a few are kept: sorting all of them would take ten times as long.
    if (nearest.length === count && last && !isNearer({ row, score }, last)) continue
    const place = nearest.findIndex((other) => isNearer({ row, score }, other))
    nearest.splice(place === -1 ? nearest.length : place, 0, { row, score })
    if (nearest.length > count) nearest.pop()
  }
  return nearest.map(({ row }) => {
    const step = priceStep(one, row)
    return {
      row,
      reason: {
        sameType: row.typeId === one.typeId,
        kilometres: kilometresTo(row.cityId),
        percent: step === null ? null : Math.round(step * 100),
      },
    }
  })
}

interface Scored {
  row: CatalogueRow
  score: number
}

const isNearer = (a: Scored, b: Scored): boolean =>
  a.score < b.score || (a.score === b.score && a.row.id < b.row.id)

/** `kilometresApart` of one town, worked out once for each other. */
function kilometresFrom(from: number | null, cities: Cities) {
  const known = new Map<number | null, number | null>()
  return (to: number | null): number | null => {
    const before = known.get(to)
    if (before !== undefined) return before
    const kilometres = kilometresApart(from, to, cities)
    known.set(to, kilometres)
    return kilometres
  }
}

const UNKNOWN_KM = 50

// A hidden price is neither near nor far.
const scoreOf = (km: number | null, step: number | null): number =>
  (km ?? UNKNOWN_KM) / 10 + Math.abs(step ?? HALF_PRICE_DISTANCE) / HALF_PRICE_DISTANCE

/** How much dearer the second is, as a share of the first; null where a price is hidden. */
const priceStep = (a: CatalogueRow, b: CatalogueRow): number | null =>
  !a.publishPrice || !b.publishPrice || !a.price || !b.price ? null : (b.price - a.price) / a.price

import type { CatalogueRow } from './catalogue-row'
import type { SimilarReason } from './detail-views'
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
  const scored: { row: CatalogueRow; score: number }[] = []
  for (const row of rows) {
    if (row.id === one.id || row.goal !== one.goal) continue
    if (!row.typeIds.some((type) => one.typeIds.includes(type))) continue
    const kilometres = kilometresApart(one.cityId, row.cityId, cities)
    scored.push({ row, score: scoreOf(kilometres, priceStep(one, row)) })
  }
  scored.sort((a, b) => a.score - b.score || a.row.id - b.row.id)
  return scored.slice(0, count).map(({ row }) => {
    const step = priceStep(one, row)
    return {
      row,
      reason: {
        sameType: row.typeId === one.typeId,
        kilometres: kilometresApart(one.cityId, row.cityId, cities),
        percent: step === null ? null : Math.round(step * 100),
      },
    }
  })
}

const UNKNOWN_KM = 50

// A hidden price is neither near nor far.
const scoreOf = (km: number | null, step: number | null): number =>
  (km ?? UNKNOWN_KM) / 10 + Math.abs(step ?? HALF_PRICE_DISTANCE) / HALF_PRICE_DISTANCE

/** How much dearer the second is, as a share of the first; null where a price is hidden. */
const priceStep = (a: CatalogueRow, b: CatalogueRow): number | null =>
  !a.publishPrice || !b.publishPrice || !a.price || !b.price ? null : (b.price - a.price) / a.price

import type { CatalogueCity, CatalogueRow } from './catalogue-row'
import type { SimilarReason } from './detail-views'

const HALF_PRICE_DISTANCE = 0.25
const KM_PER_DEGREE = 111

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
  cities: ReadonlyMap<number, CatalogueCity>,
  count: number,
): Similar[] {
  const scored: { row: CatalogueRow; score: number }[] = []
  for (const row of rows) {
    if (row.id === one.id || row.goal !== one.goal) continue
    if (!row.typeIds.some((type) => one.typeIds.includes(type))) continue
    scored.push({ row, score: scoreOf(kilometres(one, row, cities), priceStep(one, row)) })
  }
  scored.sort((a, b) => a.score - b.score || a.row.id - b.row.id)
  return scored.slice(0, count).map(({ row }) => {
    const step = priceStep(one, row)
    return {
      row,
      reason: {
        sameType: row.typeId === one.typeId,
        kilometres: kilometres(one, row, cities),
        percent: step === null ? null : Math.round(step * 100),
      },
    }
  })
}

const UNKNOWN_KM = 50

// A hidden price is neither near nor far.
const scoreOf = (km: number | null, step: number | null): number =>
  (km ?? UNKNOWN_KM) / 10 + Math.abs(step ?? HALF_PRICE_DISTANCE) / HALF_PRICE_DISTANCE

function kilometres(
  a: CatalogueRow,
  b: CatalogueRow,
  cities: ReadonlyMap<number, CatalogueCity>,
): number | null {
  if (a.cityId !== null && a.cityId === b.cityId) return 0
  const from = a.cityId === null ? undefined : cities.get(a.cityId)
  const to = b.cityId === null ? undefined : cities.get(b.cityId)
  if (from?.latitude == null || from.longitude == null) return null
  if (to?.latitude == null || to.longitude == null) return null
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * KM_PER_DEGREE
}

/** How much dearer the second is, as a share of the first; null where a price is hidden. */
const priceStep = (a: CatalogueRow, b: CatalogueRow): number | null =>
  !a.publishPrice || !b.publishPrice || !a.price || !b.price ? null : (b.price - a.price) / a.price

import type { CatalogueCity, CatalogueRow } from './catalogue'

const HALF_PRICE_DISTANCE = 0.25
const KM_PER_DEGREE = 111

/**
 * The properties most like one: same goal, one of its types, near it and near in price. Lower
 * scores are nearer: 10 km count as much as a quarter of the price. Towns count by their centre,
 * never by an address. At most `count`; none is itself.
 */
export function similarTo(
  one: CatalogueRow,
  rows: Iterable<CatalogueRow>,
  cities: ReadonlyMap<number, CatalogueCity>,
  count: number,
): CatalogueRow[] {
  const scored: { row: CatalogueRow; score: number }[] = []
  for (const row of rows) {
    if (row.id === one.id || row.goal !== one.goal) continue
    if (!row.typeIds.some((type) => one.typeIds.includes(type))) continue
    const score = kilometres(one, row, cities) / 10 + priceDistance(one, row) / HALF_PRICE_DISTANCE
    scored.push({ row, score })
  }
  scored.sort((a, b) => a.score - b.score || a.row.id - b.row.id)
  return scored.slice(0, count).map(({ row }) => row)
}

const UNKNOWN_KM = 50

function kilometres(
  a: CatalogueRow,
  b: CatalogueRow,
  cities: ReadonlyMap<number, CatalogueCity>,
): number {
  if (a.cityId !== null && a.cityId === b.cityId) return 0
  const from = a.cityId === null ? undefined : cities.get(a.cityId)
  const to = b.cityId === null ? undefined : cities.get(b.cityId)
  if (from?.latitude == null || from.longitude == null) return UNKNOWN_KM
  if (to?.latitude == null || to.longitude == null) return UNKNOWN_KM
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * KM_PER_DEGREE
}

/** How far two prices are apart as a share of the first; a hidden price is neither near nor far. */
function priceDistance(a: CatalogueRow, b: CatalogueRow): number {
  if (!a.publishPrice || !b.publishPrice || !a.price || !b.price) return HALF_PRICE_DISTANCE
  return Math.abs(b.price - a.price) / a.price
}

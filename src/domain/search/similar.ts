import type { CatalogueRow } from './catalogue-row'
import { paidPrice } from './criteria/price'
import type { SimilarReason } from '@/domain/properties/detail-views'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { madeOnce } from '@/lib/made-once'
import { kilometresApart, type Cities } from './town-distance'

/** Further, or dearer or cheaper by a larger share, and it is not like it. */
const MOST_KM = 15
const MOST_STEP = 0.25

interface Similar {
  row: CatalogueRow
  reason: SimilarReason
}

/**
 * The properties most like one, and why: same goal, one of its types, at most 15 km from it and a
 * quarter dearer or cheaper; where its own price is not shown, or is one of an area or a year, near it. Lower scores are nearer: 10 km
 * count as much as a quarter of the price. Towns count by their centre, never by an address. At most
 * `count`, fewer where there are fewer; none is itself.
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
    const kilometres = kilometresTo(row.cityId)
    if (kilometres === null || kilometres > MOST_KM) continue
    const step = priceStep(one, row)
    if (step === null ? hasPrice(one) : Math.abs(step) > MOST_STEP) continue
    const score = kilometres / 10 + Math.abs(step ?? 0) / MOST_STEP
    const last = nearest.at(-1)
    // Of thousands a few are kept: sorting all of them would take ten times as long.
    const scored = { row, score, kilometres, step }
    if (nearest.length === count && last && !isNearer(scored, last)) continue
    const place = nearest.findIndex((other) => isNearer(scored, other))
    nearest.splice(place === -1 ? nearest.length : place, 0, scored)
    if (nearest.length > count) nearest.pop()
  }
  return nearest.map(({ row, kilometres, step }) => ({
    row,
    reason: {
      sameType: row.typeId === one.typeId,
      kilometres,
      percent: step === null ? null : Math.round(step * 100),
    },
  }))
}

/**
 * What decides to which others a property is similar, as a text to compare: while it stays the same, `similarTo` gives
 * every other property the same ones.
 */
export const similarityOf = (row: CatalogueRow): string =>
  JSON.stringify([row.goal, row.typeIds, row.cityId, paidPrice(row), row.lifeAnnuity, row.hiddenIn, isOffTheMarket(row.status)])

interface Scored {
  row: CatalogueRow
  score: number
  kilometres: number
  /** See `priceStep`. */
  step: number | null
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

/** Every page compares with the same thousands. */
const priceOf = madeOnce(paidPrice)

const hasPrice = (row: CatalogueRow): boolean => priceOf(row) !== null

/**
 * How much dearer the second is, VAT included, as a share of the first; null where a price is hidden or one of an area
 * or a year, and between a life annuity and another sale.
 */
function priceStep(a: CatalogueRow, b: CatalogueRow): number | null {
  const [own, other] = [priceOf(a), priceOf(b)]
  if (own === null || other === null || a.lifeAnnuity !== b.lifeAnnuity) return null
  return (other - own) / own
}

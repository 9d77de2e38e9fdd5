import { kilometresApart, type Cities } from '@/domain/search/town-distance'

export interface Placed {
  /** Row of its town. */
  cityId: number | null
  /** Lowest price in euro. */
  priceMin: number | null
  soldOut: boolean
}

const UNKNOWN_KM = 200
/** A price apart by half counts as much as thirty kilometres. */
const KM_PER_HALF = 30

/**
 * The projects most like one: those with something left first, then near it and near in price.
 * Towns count by their centre. The order of equals stays.
 */
export function nearestProjects<T extends Placed>(
  one: Placed,
  others: readonly T[],
  cities: Cities,
): T[] {
  const scored = others.map((project) => {
    const kilometres = kilometresApart(one.cityId, project.cityId, cities) ?? UNKNOWN_KM
    return { project, score: kilometres + pricePart(one, project) }
  })
  scored.sort(
    (a, b) => Number(a.project.soldOut) - Number(b.project.soldOut) || a.score - b.score,
  )
  return scored.map(({ project }) => project)
}

function pricePart(a: Placed, b: Placed): number {
  if (!a.priceMin || !b.priceMin) return KM_PER_HALF
  return (Math.abs(b.priceMin - a.priceMin) / a.priceMin) * 2 * KM_PER_HALF
}

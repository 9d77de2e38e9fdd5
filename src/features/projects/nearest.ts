import type { CatalogueCity } from '@/features/properties/catalogue-row'
import { kilometresBetween, type Point } from '@/lib/distance'

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
 * Towns count by their centre. The order of equals stays. Issue 4, "similar projects".
 */
export function nearestProjects<T extends Placed>(
  one: Placed,
  others: readonly T[],
  cities: ReadonlyMap<number, CatalogueCity>,
): T[] {
  const scored = others.map((project) => ({
    project,
    score: kilometres(cities, one.cityId, project.cityId) + pricePart(one, project),
  }))
  scored.sort(
    (a, b) => Number(a.project.soldOut) - Number(b.project.soldOut) || a.score - b.score,
  )
  return scored.map(({ project }) => project)
}

function kilometres(
  cities: ReadonlyMap<number, CatalogueCity>,
  from: number | null,
  to: number | null,
): number {
  if (from !== null && from === to) return 0
  const [a, b] = [placeOf(cities.get(from ?? -1)), placeOf(cities.get(to ?? -1))]
  return a && b ? kilometresBetween(a, b) : UNKNOWN_KM
}

function placeOf(city: CatalogueCity | undefined): Point | null {
  if (city?.latitude == null || city.longitude == null) return null
  return { latitude: city.latitude, longitude: city.longitude }
}

function pricePart(a: Placed, b: Placed): number {
  if (!a.priceMin || !b.priceMin) return KM_PER_HALF
  return (Math.abs(b.priceMin - a.priceMin) / a.priceMin) * 2 * KM_PER_HALF
}

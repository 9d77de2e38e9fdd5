import type { Catalogue } from '@/features/properties/catalogue'
import type { ListCriteria } from '@/features/search/criteria'
import type { MapArea, Place } from './protocol'

const METRES = 1000

/**
 * What a search marks on the map: the drawn area, else circles around its cities. Null where it has
 * neither, or none of the cities has a known place.
 */
export function searchArea(
  { area, radius, cities }: Pick<ListCriteria, 'area' | 'radius' | 'cities'>,
  catalogue: Catalogue,
): MapArea | null {
  if (area) return { kind: 'polygon', points: [...area] }
  if (radius === null || radius <= 0) return null
  const centres = cities.flatMap((id): Place[] => {
    const { latitude, longitude } = catalogue.cities.get(id) ?? {}
    return latitude == null || longitude == null ? [] : [[latitude, longitude]]
  })
  return centres.length > 0 ? { kind: 'circle', centres, metres: radius * METRES } : null
}

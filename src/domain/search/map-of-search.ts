import type { Catalogue } from './catalogue'
import type { Goal } from '@/domain/properties/goal'
import { centreOf } from './town-distance'
import type { Language } from '@/i18n/languages'
import { criteriaSegment, type ListCriteria } from './criteria'
import type { ListView } from './list-views'

const METRES = 1000

/**
 * What the map shows for a search. Its points are the same in each order, on each page and in each
 * part of the map, so their address is too.
 */
export function mapOfSearch(
  { cities }: Catalogue,
  goal: Goal,
  language: Language,
  criteria: ListCriteria,
): ListView['map'] {
  const { area, radius, box } = criteria
  const whole = { ...criteria, sort: 'date', view: 'grid', page: 1, words: '', box: null } as const
  const metres = (radius ?? 0) * METRES
  return {
    pointsHref: `/find/points/${language}/${goal}/${criteriaSegment(whole) || '-'}`,
    area,
    circles:
      metres === 0
        ? []
        : criteria.cities.flatMap((id) => {
            const centre = centreOf(id, cities)
            return centre ? [{ ...centre, metres }] : []
          }),
    bounds: box,
  }
}

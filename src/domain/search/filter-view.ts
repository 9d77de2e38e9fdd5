import type { Goal } from '@/domain/properties/goal'
import type { ListCriteria } from './criteria'
import type { SearchPlaces } from './criteria/codecs'
import type { Ground } from './criteria/criterion'
import { CRITERIA, FIELDS, type CriterionField } from './criteria/table'
import type { Facets } from './facets'
import { FIELD_KINDS, PANELS, type FieldView, type FilterView } from './list-views'
import type { ListLabels } from './list-labels'

interface FilterFacts {
  catalogue: Omit<Ground, 'today'>
  goal: Goal
  criteria: ListCriteria
  facets: Facets
  places: SearchPlaces
  /** How many criteria narrow the list. */
  active: number
}

/** Everything a list can be narrowed by, each choice with how many there would be. */
export function filterView(facts: FilterFacts, labels: ListLabels): FilterView {
  const { catalogue: ground, goal, criteria, facets, places, active } = facts
  const fieldOf = <F extends CriterionField>(field: F): FieldView[] => {
    const counts = facets[field]
    const made = CRITERIA[field].field
    const view = made?.(criteria[field], { goal, labels, places, ground, place: criteria, counts })
    return view ? [view] : []
  }
  const fields = FIELDS.flatMap(fieldOf)
  const panels = PANELS.map((id) => {
    const own = fields.filter(({ panel }) => panel === id).sort(byKind)
    return { id, fields: own, set: own.reduce((sum, { set }) => sum + set, 0) }
  })
  return { panels, active }
}

const byKind = (a: FieldView, b: FieldView): number =>
  FIELD_KINDS.indexOf(a.kind) - FIELD_KINDS.indexOf(b.kind)

import { goalOf } from '@/domain/properties/goal'
import { placeOf, shown, type FeedReport } from './report'
import type { FeedProject, FeedProperty, FeedUnit, FeedValue } from './types'

const FACTS = { floor: 'Floor', price: 'Price', status: 'Status' } as const satisfies Partial<Record<keyof FeedUnit, string>>

type UnitFact = keyof typeof FACTS

const NAMES = Object.keys(FACTS) as UnitFact[]

const GONE = { sale: 'sold', rent: 'rented' } as const

/** What the list of a project says of a unit, in the words of a property: one that is sold out is sold, or rented where it is to let. */
const factOf = (unit: FeedUnit, name: UnitFact, { values }: FeedProperty): FeedValue =>
  name === 'status' && unit.status === 'sold out' ? GONE[goalOf(values.goal)] : known(name, unit[name])

/** A price of zero is none. */
const known = (name: UnitFact, value: FeedValue): FeedValue => (name === 'price' ? value || null : value)

/**
 * Gives each property the floor, price (euro) and status that only the list of its project tells. Where
 * the property itself says another, that holds, and a warning names both. Spec §3, §4.
 */
export function takeUnitFacts(
  properties: readonly FeedProperty[],
  projects: readonly FeedProject[],
  report: FeedReport,
): void {
  const byId = new Map(properties.map((property) => [property.id, property]))
  for (const project of projects) {
    project.units.forEach((unit, index) => {
      const property = byId.get(unit.propertyId)
      if (property?.projectId !== project.id) return
      for (const name of NAMES) {
        const [said, own] = [factOf(unit, name, property), ownFact(property, name)]
        if (said === null || said === own) continue
        if (own === null) property.values[name] = said
        else report.warn(placeOf('projects', project), `Units[${index + 1}].${FACTS[name]}`, differing(said, own, property.id))
      }
    })
  }
}

/** What a property says itself: a state that it does not mention is read as available. */
const ownFact = ({ isStatusGiven, values }: FeedProperty, name: UnitFact): FeedValue =>
  name === 'status' && !isStatusGiven ? null : known(name, values[name] ?? null)

const differing = (said: FeedValue, own: FeedValue, id: number): string =>
  `${shown(said)} left out: property ${id} says ${shown(own)} itself`

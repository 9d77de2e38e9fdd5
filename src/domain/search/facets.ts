import type { ListCriteria } from './criteria'
import type { Counter, ChoiceCounts, Ground } from './criteria/criterion'
import {
  CRITERIA,
  FIELDS,
  forEach,
  type CriterionField,
  type Dimension,
  type Listing,
} from './criteria/table'
import { narrowings } from './narrowing'
import { ChoiceTally } from './tally'

/**
 * How many properties there are for each choice: those that meet every other criterion and have
 * its value. What is missing counts none.
 */
export interface Facets extends Record<CriterionField, ChoiceCounts> {
  /** Properties that there would be more without a criterion. */
  gained: ReadonlyMap<Dimension, number>
}

/**
 * Counts all choices in one pass: a property that meets all criteria counts for each of them, one
 * that fails exactly one for the choices of that one, and any other for none. Those with a bit in
 * common with `hidden` do not count at all.
 */
export function facetsOf(
  listings: readonly Listing[],
  hidden: number,
  criteria: ListCriteria,
  ground: Ground,
): Facets {
  const asked = narrowings(criteria, ground)
  const { all, own, counted } = counters(criteria, ground)
  const gained = new ChoiceTally(asked.map(({ dimension }) => dimension))
  const owns = asked.map(({ dimension }) => own(dimension))
  for (const listing of listings) {
    if ((listing.hidden & hidden) !== 0) continue
    let failed = -1
    let fails = 0
    for (let place = 0; place < asked.length && fails < 2; place += 1) {
      if (asked[place]!.meets(listing)) continue
      failed = place
      fails += 1
    }
    if (fails === 0) for (const counter of all) counter.add(listing)
    if (fails !== 1) continue
    gained.add(failed)
    for (const add of owns[failed]!) add(listing)
  }
  return { ...counted(), gained: gained.counts() }
}

const NONE: ChoiceCounts = new Map()

/** A counter for the choices of each criterion that has some. */
function counters(criteria: ListCriteria, ground: Ground) {
  const made = forEach<Record<CriterionField, Counter | undefined>>((field) =>
    CRITERIA[field].count?.(ground, criteria),
  )
  const where = (isMeant: (field: CriterionField) => boolean): Counter[] =>
    FIELDS.filter(isMeant).flatMap((field) => made[field] ?? [])
  return {
    all: where(() => true),
    // What lacks one of several ticks counts for none: only what meets everything is asked for them.
    own: (dimension: Dimension) => [
      ...where((field) => CRITERIA[field].dimension === dimension).map(({ add }) => add),
      ...where(() => true).flatMap(({ addLifted }) =>
        addLifted?.dimension === dimension ? [addLifted.add] : [],
      ),
    ],
    counted: () =>
      forEach<Record<CriterionField, ChoiceCounts>>((field) => made[field]?.counts() ?? NONE),
  }
}

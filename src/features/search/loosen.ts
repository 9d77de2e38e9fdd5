import type { Chip } from './chips'
import type { ListCriteria } from './criteria'
import type { Dimension } from './narrowing'

/** More would be no help. */
const MOST = 4

/** A criterion to let go of. */
export interface Loosened extends Chip {
  /** How many properties there are without it. */
  count: number
}

/** Criteria with several values, all of which are let go of together. */
const SEVERAL: Partial<Record<Dimension, Partial<ListCriteria>>> = {
  place: { cities: [], radius: null },
  types: { types: [] },
  energy: { energy: [] },
  agencies: { agencies: [] },
}

/**
 * What to loosen where nothing is found: each criterion without which there is something, the most
 * promising first, at most four.
 */
export function loosened(
  chips: readonly Chip[],
  gained: ReadonlyMap<Dimension, number>,
): Loosened[] {
  const dimensions = [...new Set(chips.map(({ dimension }) => dimension))]
  return dimensions
    .flatMap((dimension): Loosened[] => {
      const own = chips.filter((chip) => chip.dimension === dimension)
      const count = gained.get(dimension) ?? 0
      const [first] = own
      if (!first || count === 0) return []
      const label = own.map((chip) => chip.label).join(', ')
      return [{ ...first, label, without: SEVERAL[dimension] ?? first.without, count }]
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
}

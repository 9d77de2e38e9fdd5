import type { Chip } from './chips'
import type { ListCriteria } from './criteria'
import type { Dimension } from './criteria/table'

/** More would be no help. */
const MOST = 4

/** A criterion to let go of. */
export interface Loosened extends Chip {
  /** How many properties there are without it. */
  count: number
}

/**
 * What to loosen where nothing is found: each criterion without which there is something, the most
 * promising first, at most four. Issue 4, "Good empty state".
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
      const without: Partial<ListCriteria> = {}
      for (const chip of own) Object.assign(without, chip.loosened)
      return [{ ...first, label, without, count }]
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
}

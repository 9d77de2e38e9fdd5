import type { Language } from '@/i18n/languages'
import type { ListCriteria } from './criteria'
import type { ChipNames } from './criteria/criterion'
import { CRITERIA, FIELDS, type CriterionField, type Dimension } from './criteria/table'
import type { ListLabels } from './list-labels'

/** A value that narrows a list, and the criteria that are left without it. */
export interface Chip {
  dimension: Dimension
  label: string
  lang: Language
  without: Partial<ListCriteria>
  /** The same without any value of its dimension. */
  loosened: Partial<ListCriteria>
}

/** One chip for each value that narrows a list, in the order of the address. */
export function chipsOf(criteria: ListCriteria, labels: ListLabels, names: ChipNames): Chip[] {
  const chips = <F extends CriterionField>(field: F): Chip[] => {
    const { none, dimension: whole, chips } = CRITERIA[field]
    const made = chips?.(criteria[field], labels, names) ?? []
    return made.flatMap(({ dimension, label, lang = labels.language, without }) => {
      if (label === null) return []
      const loosened = { [field]: whole === null ? without : none }
      return [{ dimension, label, lang, without: { [field]: without }, loosened }]
    })
  }
  return FIELDS.flatMap(chips)
}

/** More would be no help. */
const MOST = 4

/** A criterion to loosen. */
export interface Loosened extends Chip {
  /** How many properties there are without it. */
  count: number
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
      const without: Partial<ListCriteria> = {}
      for (const chip of own) Object.assign(without, chip.loosened)
      return [{ ...first, label, without, count }]
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
}

import type { Language } from '@/i18n/languages'
import type { ListCriteria } from './criteria'
import type { ChipNames } from './criteria/criterion'
import { CRITERIA, FIELDS, type CriterionField, type Dimension } from './criteria/table'
import type { ListWords } from './list-words'

/** A value that narrows a list, and the criteria that are left without it. */
export interface Chip {
  dimension: Dimension
  label: string
  lang: Language
  without: Partial<ListCriteria>
  /** The same without any value of its dimension. */
  loosened: Partial<ListCriteria>
}

/** One chip for each value that narrows a list, in the order of the address. Issue 4, "Lists". */
export function chipsOf(criteria: ListCriteria, words: ListWords, names: ChipNames): Chip[] {
  const chips = <F extends CriterionField>(field: F): Chip[] => {
    const { none, dimension: whole, chips } = CRITERIA[field]
    const made = chips?.(criteria[field], words, names) ?? []
    return made.flatMap(({ dimension, label, lang = words.language, without }) => {
      if (label === null) return []
      const loosened = { [field]: whole === null ? without : none }
      return [{ dimension, label, lang, without: { [field]: without }, loosened }]
    })
  }
  return FIELDS.flatMap(chips)
}

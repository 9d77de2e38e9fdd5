import { NO_CRITERIA, type ListCriteria } from './criteria'
import type { NumberRange } from './criteria/range'
import { FIELDS } from './criteria/table'

/** What visitors leaf through; robots go further. */
const LAST_PAGE = 10
/** Each further choice multiplies the addresses that there are. */
const MOST_CHOICES = 4

const isOpen = ({ min, max }: NumberRange): boolean => min === null && max === null

/**
 * Whether a search is one of those that several people make. Typed numbers and words, parts of the map, far
 * pages and long combinations make endlessly many others, which no cache may hold: they would push
 * out the pages that people read.
 */
export function isCacheable(criteria: ListCriteria): boolean {
  const { price, living, plot, area, box, page, words } = criteria
  const isTyped = ![price, living, plot].every(isOpen)
  if (isTyped || words || area || box || page > LAST_PAGE || criteria.unknownCity) return false
  return choicesIn(criteria) <= MOST_CHOICES
}

const choicesIn = (criteria: ListCriteria): number =>
  FIELDS.reduce((sum, field) => {
    const value = criteria[field]
    if (Array.isArray(value)) return sum + value.length
    return sum + (value === NO_CRITERIA[field] ? 0 : 1)
  }, 0)

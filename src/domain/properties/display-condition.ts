import type { Language } from '@/i18n/languages'
import { isDoc, type AllLocales } from '@/lib/documents'
import { isBlank } from '@/lib/text'
import { storedValue, writtenList, writtenValue, type ComparedValue } from './compared-values'
import { comparedKind, type ComparedKind } from './display-fields'
import { saysNothing } from './facts'
import type { DisplayCondition, Property } from '@/payload-types'

/** How a condition compares. Spec §3, "Property display condition". */
export const LOGICS = ['equals', 'differs', 'greater', 'less', 'in', 'empty', 'not-empty'] as const

/** Those that look at the field alone. */
export const UNARY_LOGICS: readonly unknown[] = ['empty', 'not-empty']

/** Those that need an order: numbers and days have one. */
export const ORDERING_LOGICS: readonly unknown[] = ['greater', 'less']

/** Whether values of a kind have an order. */
export const isOrdered = (kind: ComparedKind): boolean => kind === 'number' || kind === 'date'

/** The most further conditions that one may have. */
export const MOST_FURTHER = 10

/** What is compared with what: a condition, or a further one of it. */
export type Comparison = AllLocales<
  Pick<DisplayCondition, 'field' | 'logic' | 'compareWithField' | 'compareWithValue'>
>

type KnownValue = number | string

const isKnown = (value: ComparedValue): value is KnownValue => value !== null && value !== undefined

/** What the field is compared with: one value, or for `in` several. The other field wins. */
function others(
  part: Comparison,
  kind: ComparedKind,
  property: AllLocales<Property>,
  language: Language,
): ComparedValue[] {
  const { compareWithField: other, compareWithValue: written, logic } = part
  if (!isBlank(other)) {
    const isSame = typeof other === 'string' && comparedKind(other) === kind
    return [isSame ? storedValue(property, other, language) : undefined]
  }
  const values = logic === 'in' ? writtenList(written, kind) : [writtenValue(written, kind)]
  return values.map((value) => value ?? undefined)
}

function compared(
  logic: unknown,
  value: ComparedValue,
  rest: ComparedValue[],
  kind: ComparedKind,
): boolean {
  // One part of a list that cannot be read spoils the list: it may be the one that was meant.
  if (rest.length === 0 || rest.includes(undefined)) return false
  const [other] = rest
  switch (logic) {
    case 'equals':
    case 'in':
      return isKnown(value) && rest.includes(value)
    case 'differs':
      return value !== other
    case 'greater':
      return isOrdered(kind) && isKnown(value) && isKnown(other) && value > other
    case 'less':
      return isOrdered(kind) && isKnown(value) && isKnown(other) && value < other
    default:
      return false
  }
}

/** Whether one comparison holds; false as well where it cannot be made. */
function partHolds(part: Comparison, property: AllLocales<Property>, language: Language): boolean {
  const { field, logic } = part
  const kind = comparedKind(field)
  if (!kind || typeof field !== 'string') return false
  const value = storedValue(property, field, language)
  if (value === undefined) return false
  const isEmpty = value === null || saysNothing(field, value)
  if (logic === 'empty') return isEmpty
  if (logic === 'not-empty') return !isEmpty
  return compared(logic, value, others(part, kind, property, language), kind)
}

/**
 * Whether a condition holds for a property, both as they are stored, in the language of a visitor.
 * Further conditions are joined from left to right: `a or b and c` is `(a or b) and c`.
 *
 * What fails counts as false, and never throws: an unknown field or logic, a value of another
 * type, one that cannot be read, more than ten further conditions, further ones of a further one.
 * An empty field differs from every value, equals none and is neither greater nor less. A number
 * is empty where the site shows it as not known, which zero mostly is; compared, zero is a number.
 * Spec §3, §5, §8.
 */
export function conditionHolds(
  condition: AllLocales<DisplayCondition>,
  property: AllLocales<Property>,
  language: Language,
): boolean {
  const further = condition.advancedCondition ?? []
  if (!Array.isArray(further) || further.length > MOST_FURTHER) return false
  let holds = partHolds(condition, property, language)
  for (const part of further as unknown[]) {
    if (!isDoc(part) || !isBlank(part.advancedCondition)) return false
    const next = partHolds(part, property, language)
    if (part.join === 'and') holds = holds && next
    else if (part.join === 'or') holds = holds || next
    else return false
  }
  return holds
}

import type { Language } from '@/i18n/languages'
import type { Doc } from '@/lib/documents'
import type { IsShown } from './detail-shown'
import { conditionHolds } from './display-condition'
import { PROPERTY_FIELDS } from './fields'

const groupOf = new Map<string, string>(PROPERTY_FIELDS.map(({ name, tab }) => [name, tab]))

/**
 * What the conditions let a visitor see of a property. What no active condition names is shown;
 * what some name, themselves or by the group they are in, is shown only if every one of those
 * holds. Spec §3, "Property display condition".
 */
export function shownFields(
  conditions: readonly Doc[],
  property: Doc,
  language: Language,
): IsShown {
  const hidden = new Set(
    conditions
      .filter(({ active }) => active === true)
      .filter((condition) => !conditionHolds(condition, property, language))
      .flatMap(({ shows }): unknown[] => (Array.isArray(shows) ? shows : [])),
  )
  return (name) => !hidden.has(name) && !hidden.has(groupOf.get(name))
}

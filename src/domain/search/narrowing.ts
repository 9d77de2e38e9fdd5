import type { ListCriteria } from './criteria'
import type { Ground, Narrowing } from './criteria/criterion'
import { CRITERIA, FIELDS, type CriterionField, type Dimension, type Listing } from './criteria/table'

/** What a property has to meet for criteria; nothing for what is not asked for. Spec §1. */
export function narrowings(criteria: ListCriteria, ground: Ground): Narrowing<Dimension>[] {
  const asked = <F extends CriterionField>(field: F): Narrowing<Dimension>[] =>
    CRITERIA[field].asks?.(criteria[field], ground, criteria) ?? []
  return FIELDS.flatMap(asked).sort((a, b) => Number(a.slow ?? false) - Number(b.slow ?? false))
}

/** Whether a property has all that is asked for. */
export function meetsAll(listing: Listing, asked: readonly Narrowing<Dimension>[]): boolean {
  for (const { meets } of asked) if (!meets(listing)) return false
  return true
}

import type { PropertyDetailView } from './detail-views'

/**
 * What the buyer of a life annuity pays each month, in euro; null for any other sale, and where it
 * is not known or hidden. The price alone would mislead. Spec §3, "Life annuity".
 */
export function annuityRent({ groups }: Pick<PropertyDetailView, 'groups'>): number | null {
  const facts = groups.find(({ group }) => group === 'lifeAnnuity')?.facts ?? []
  const value = facts.find(({ field }) => field === 'annuityIndexedRent')?.value
  return value?.kind === 'euro' ? value.euro : null
}

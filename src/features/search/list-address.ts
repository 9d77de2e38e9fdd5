import {
  CRITERIA_NAMES,
  readCriteria,
  writeCriteria,
  type ListCriteria,
  type Places,
} from './criteria'

export type ListAddress = { kind: 'show'; criteria: ListCriteria } | { kind: 'move'; query: string }

const isCriterion = (name: string): boolean => CRITERIA_NAMES.some((known) => known === name)

/**
 * What the parameters of a list's address mean: its criteria, or the canonical parameters to move
 * to. Parameters that are no criteria (tracking) stay in the address
 * and are no part of what is kept. Spec §2, "Query parameters".
 */
export function listAddress(params: URLSearchParams, places: Places): ListAddress {
  const criteria = readCriteria(params, places)
  if (criteria.unknownCity) return { kind: 'show', criteria }
  const given = [...params].filter(([name]) => isCriterion(name))
  const canonical = writeCriteria(criteria, places)
  if (new URLSearchParams(given).toString() === canonical.toString()) {
    return { kind: 'show', criteria }
  }
  for (const [name, value] of params) if (!isCriterion(name)) canonical.append(name, value)
  return { kind: 'move', query: canonical.toString() }
}

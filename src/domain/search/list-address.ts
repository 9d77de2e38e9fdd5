import { CRITERIA_NAMES, readCriteria, writeCriteria, type ListCriteria } from './criteria'
import type { SearchPlaces } from './criteria/codecs'

export type ListAddress = { kind: 'show'; criteria: ListCriteria } | { kind: 'move'; query: string }

const isCriterion = (name: string): boolean => CRITERIA_NAMES.includes(name)

/**
 * What the parameters of a list's address mean: its criteria, or the canonical parameters to move
 * to. Parameters that are no criteria (tracking) stay in the address
 * and are no part of what is cached. Spec §2, "Query parameters".
 */
export function readListAddress(params: URLSearchParams, places: SearchPlaces): ListAddress {
  const criteria = readCriteria(params, places)
  const given = [...params].filter(([name]) => isCriterion(name))
  const canonical = criteria.unknownCity ? filled(given) : writeCriteria(criteria, places)
  if (new URLSearchParams(given).toString() === canonical.toString()) {
    return { kind: 'show', criteria }
  }
  for (const [name, value] of params) if (!isCriterion(name)) canonical.append(name, value)
  return { kind: 'move', query: canonical.toString() }
}

/** A place that nobody knows stays as it was typed; only fields that a form sent empty go. */
const filled = (given: [string, string][]): URLSearchParams =>
  new URLSearchParams(given.filter(([, value]) => value.trim() !== ''))

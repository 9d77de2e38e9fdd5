import type { Facts } from './facts'
import type { Words } from './words'

/**
 * What a listing is close to: one of the places of its town; the units of a project all have the
 * same. Spec §3, "neighbourhoods".
 */
export function nearOf({ planned, project }: Facts): Words {
  const { near } = planned.town
  return near[project === null ? planned.id % near.length : 1] as Words
}

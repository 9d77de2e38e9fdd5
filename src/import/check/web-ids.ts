import { placeOf } from '../parse/report'
import { OWN_WEB_ID } from '../parse/type-rows'
import type { FeedType, Problem } from '../parse/types'

/**
 * A problem for each of the types that a feed brings whose WebID stays that of another on the site: one that the
 * feed does not bring, or of which it brings nothing that is valid. `stored` are the WebIDs of the site's
 * types by their IDs. Where the feed gives that other one another WebID, it is free. Spec §3.
 */
export function takenWebIds(types: readonly FeedType[], stored: ReadonlyMap<number, number>): Problem[] {
  const coming = new Set(types.map(({ id }) => id))
  const owners = new Map([...stored].flatMap(([id, webId]) => (coming.has(id) ? [] : [[webId, id] as const])))
  const problems = types.flatMap((type): Problem[] => {
    const owner = owners.get(type.webId)
    if (owner === undefined) return []
    const found = `${type.webId}, which the type with ID ${owner} has on the site`
    return [{ ...placeOf('types', type), field: 'WebID', expected: OWN_WEB_ID, found }]
  })
  if (problems.length === 0) return []
  // What is left out keeps its WebID, which another may have been about to take.
  const others = types.filter(({ webId }) => !owners.has(webId))
  return [...problems, ...takenWebIds(others, stored)]
}

import { parseId } from '@/lib/parse-id'

/**
 * Finds the property whose public number is typed: every token has to be that number, whole. The
 * same as Fuse with threshold 0, all tokens and exact tokens, in a search by halves instead of a
 * pass over every number. Nothing that is no number in its usual form is found. Spec §5, "Search".
 *
 * @param ids public numbers in ascending order
 */
export function matchId(ids: readonly number[], typed: string): number | null {
  const tokens = new Set(typed.split(' ').filter(Boolean))
  const [token] = tokens
  const wanted = tokens.size > 1 ? null : parseId(token)
  if (wanted === null) return null
  let [from, to] = [0, ids.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ids[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return ids[from] === wanted ? wanted : null
}

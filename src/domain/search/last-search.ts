/** Where the session keeps the search that a detail page leads back to. */
export const SEARCH_KEY = 'search'

/** The search a visitor came from, as the list page keeps it for the session. */
export interface LastSearch {
  goal: 'sale' | 'rent'
  segment: string
  href: string
}

/** Browsers leave tabs and line ends out of an address: what follows them is the next character. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value)

/** The last search; null for anything that the list page did not write. */
export function readLastSearch(text: string | null): LastSearch | null {
  try {
    const { goal, segment, href } = JSON.parse(text ?? 'null') as Record<string, unknown>
    if (goal !== 'sale' && goal !== 'rent') return null
    if (typeof segment !== 'string' || /[\s/?#\\]/.test(segment)) return null
    if (!isPath(href)) return null
    return { goal, segment, href }
  } catch {
    return null
  }
}

/** Where a property stands in a search, and what is beside it. */
export interface Neighbours {
  /** From 1. */
  position: number
  total: number
  /** Addresses; null at either end. */
  previous: string | null
  next: string | null
  /** The page of the list on which the property stands; null where that is not known. */
  list: string | null
}

/** An answer about neighbours; null where it is none, or the property is not in the search. */
export function readNeighbours(answer: unknown): Neighbours | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { position, total, previous, next, list } = answer as Record<string, unknown>
  if (typeof position !== 'number' || typeof total !== 'number' || position < 1) return null
  return {
    position,
    total,
    previous: isPath(previous) ? previous : null,
    next: isPath(next) ? next : null,
    list: isPath(list) ? list : null,
  }
}

/** The address that answers where a property stands in a search. */
export const neighboursHref = (
  language: string,
  id: number,
  { goal, segment }: LastSearch,
): string =>
  `/find/neighbours/${language}/${goal}/${segment ? encodeURIComponent(segment) : '-'}/${id}`

/** Whether two whole addresses are the same page of the same search, however it is looked at. */
export function sameSearch(one: string, other: string): boolean {
  const [first, second] = [one, other].map((address) => {
    if (!URL.canParse(address)) return null
    const url = new URL(address)
    url.searchParams.delete('view')
    return url.href
  })
  return first !== null && first === second
}
